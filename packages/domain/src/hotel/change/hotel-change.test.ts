import { expect, test } from 'vitest';
import { chosenAfterSearch } from '../../air/search/index.ts';
import type { SearchedHotelService } from '../../entities/index.ts';
import { STATUS_COTACAO, STATUS_SOLICITACAO, type StatusCotacao } from '../../enums/index.ts';
import { cancelledHotel, hotelAlterationViolation, hotelRemoval, replacedHotel, solicitaPorOutro } from './index.ts';

const requester = { permissoes: ['SOLICITAR', 'SOLICITAR_POR_OUTRO_COLABORADOR'] };
test('S-092 "solicita por outro" is true without the permission and false with it', () => {
  expect(solicitaPorOutro({ permissoes: ['SOLICITAR'] })).toBe(true);
  expect(solicitaPorOutro(requester)).toBe(false);
});
test('S-093 a hotel is altered by those without the permission alone', () => {
  expect(hotelAlterationViolation({ permissoes: [] })).toBeUndefined();
  expect(hotelAlterationViolation(requester)).toEqual({ key: 'alteracao_de_hospedagem_nao_permitida', field: '' });
});

interface Chosen {
  readonly id: string;
  readonly total: number;
  readonly statusCotacao: StatusCotacao;
  readonly alteradoPrestacao: boolean;
}
interface Stay {
  readonly id: string;
  readonly removido: boolean;
  readonly escolhida: Chosen | null;
  readonly historico: SearchedHotelService['historico'];
}
const chosen: Chosen = { id: 'q1', total: 400, statusCotacao: 'EMISSAO_FINALIZADA', alteradoPrestacao: false };
const stay: Stay = { id: 's1', removido: false, escolhida: chosen, historico: { data: '2026-04-01', dataAntiga: '2026-03-01' } };

test('S-094 a hotel cancelled in closing waits for the cancellation, marked as altered', () => {
  const cancelled = { ...chosen, statusCotacao: 'EMISSAO_CANCELAMENTO_PENDENTE', alteradoPrestacao: true };
  expect(cancelledHotel(stay, 'FECHAMENTO')).toEqual({ ...stay, escolhida: cancelled });
  expect(cancelledHotel({ ...stay, escolhida: null }, 'FECHAMENTO').escolhida).toBeNull();
  const gone: Stay = { ...stay, escolhida: { ...chosen, statusCotacao: 'EMISSAO_CANCELADA' } };
  expect(cancelledHotel(gone, 'FECHAMENTO')).toBe(gone);
});
test('S-095 a replacement waits for its issue, marked as altered, and the former search date is kept', () => {
  const replacement: Chosen = { ...chosen, id: 'q2', statusCotacao: 'COTACAO_PENDENTE' };
  const replaced = replacedHotel(stay, replacement, '2026-05-02');
  expect(replaced).toEqual({
    ...stay,
    escolhida: { ...replacement, statusCotacao: 'EMISSAO_PENDENTE', alteradoPrestacao: true },
    historico: { data: '2026-05-02', dataAntiga: '2026-04-01' },
  });
  expect(replacedHotel({ ...stay, historico: null }, replacement, '2026-05-02').historico).toEqual({
    data: '2026-05-02',
    dataAntiga: null,
  });
});

const other = { ...stay, id: 's2' };
test('S-096 a hotel removed in approval is marked and saved', () => {
  const marked = { ...stay, removido: true };
  expect(hotelRemoval([stay, other], 's1', 'APROVACAO')).toEqual({ services: [marked, other], toSave: [marked] });
});
test('S-096 in any other status it is taken out and nothing is saved', () => {
  for (const status of STATUS_SOLICITACAO.filter((each) => each !== 'APROVACAO')) {
    expect(hotelRemoval([stay, other], 's1', status)).toEqual({ services: [other], toSave: [] });
  }
});

test('S-105 nothing but a cancellation in closing and a replacement changes a quote’s status here', () => {
  for (const statusCotacao of STATUS_COTACAO) {
    const quote: Chosen = { ...chosen, statusCotacao };
    const service: Stay = { ...stay, escolhida: quote };
    for (const status of STATUS_SOLICITACAO) {
      if (status !== 'FECHAMENTO') expect(cancelledHotel(service, status)).toBe(service);
      const { services, toSave } = hotelRemoval([service, other], 's2', status);
      for (const { id, escolhida } of [...services, ...toSave]) {
        expect(escolhida?.statusCotacao).toBe(id === 's1' ? statusCotacao : chosen.statusCotacao);
      }
    }
    expect(chosenAfterSearch(chosen, quote, true).statusCotacao).toBe(statusCotacao);
  }
});
