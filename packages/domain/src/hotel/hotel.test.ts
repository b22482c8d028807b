import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chosenAfterSearch } from '../air-search/index.ts';
import type { SearchedHotelService } from '../entities/index.ts';
import { STATUS_COTACAO, STATUS_SOLICITACAO, type StatusCotacao } from '../enums/index.ts';
import { nights } from '../pricing/index.ts';
import {
  cancelledHotel,
  dateRange,
  dateRangeText,
  type HotelSearch,
  hotelAlterationViolation,
  hotelRemoval,
  hotelSearchViolations,
  NEW_HOTEL_SEARCH,
  replacedHotel,
  solicitaPorOutro,
  suggestedCheckout,
} from './index.ts';

const search: HotelSearch = { cidade: 'Recife', checkin: '2026-05-10', checkout: '2026-05-12', adultos: 2, viajantes: ['ana', 'bia'] };
const active = { serviceIsActive: true };

test('S-079 a hotel search opens with one adult', () => expect(NEW_HOTEL_SEARCH.adultos).toBe(1));

test.each([
  ['2026-05-10', '2026-05-11'],
  ['2026-12-31', '2027-01-01'],
  ['2026-05-10T14:00', '2026-05-11T14:00'],
  ['amanhã', null],
])('S-080 the check-in %s suggests the check-out %s', (checkin, checkout) => expect(suggestedCheckout(checkin)).toBe(checkout));
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
test('S-080 the suggested check-out is one night later', () =>
  fc.assert(fc.property(day, (checkin) => nights(checkin, suggestedCheckout(checkin)) === 1)));

test('S-083 a hotel search needs a traveller', () => {
  expect(hotelSearchViolations(search, active)).toEqual([]);
  expect(hotelSearchViolations({ ...search, viajantes: [] }, active)).toEqual([
    { key: 'necessario_informar_colaborador_antes_de_pesquisar', field: 'viajantes' },
  ]);
});
test('S-084 there are no more adults than travellers', () => {
  expect(hotelSearchViolations({ ...search, adultos: 3 }, active)).toEqual([{ key: 'hospedes_maior_que_colaboradores', field: 'adultos' }]);
  expect(hotelSearchViolations({ ...search, adultos: 1 }, active)).toEqual([]);
});
test('S-085 nothing is searched while the service type is inactive', () => {
  expect(hotelSearchViolations(search, { serviceIsActive: false })).toEqual([
    { key: 'servico_de_hospedagem_inativo_nas_configuracoes', field: '' },
  ]);
});
test('a hotel search needs a city, and a check-out that is not before the check-in', () => {
  expect(hotelSearchViolations({ ...search, cidade: '' }, active)).toEqual([{ key: 'cidade_obrigatoria', field: 'cidade' }]);
  expect(hotelSearchViolations({ ...search, checkout: '2026-05-09' }, active)).toEqual([
    { key: 'checkout_anterior_ao_checkin', field: 'checkout' },
  ]);
  expect(hotelSearchViolations({ ...search, checkin: '31/02/2026' }, active)).toEqual([{ key: 'data_invalida', field: 'checkin' }]);
});

test('S-091 both forms of a date range are accepted and produced', () => {
  const range = { dataInicial: '2026-05-10', dataFinal: '2026-05-12' };
  const text = { dt_ini: '10/05/2026', dt_fim: '12/05/2026' };
  expect([dateRange(range), dateRange(text)]).toEqual([range, range]);
  expect([dateRangeText(range), dateRangeText(text)]).toEqual([text, text]);
  expect(dateRange({ dataInicial: '2026-05-10T03:00:00.000Z', dataFinal: '2026-05-12T14:00' })).toEqual(range);
});
test('S-091 an end that is no date gives no range', () => {
  expect(dateRange({ dt_ini: '31/02/2026', dt_fim: '12/05/2026' })).toBeNull();
  expect(dateRangeText({ dataInicial: '2026-05-10', dataFinal: '' })).toBeNull();
});
test('S-091 one way and back gives the same range', () =>
  fc.assert(
    fc.property(day, day, (dataInicial, dataFinal) => {
      const text = dateRangeText({ dataInicial, dataFinal });
      expect(text && dateRange(text)).toEqual({ dataInicial, dataFinal });
    }),
  ));

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
