import { expect, test } from 'vitest';
import { STATUS_COTACAO, STATUS_SOLICITACAO, TIPO_SERVICO } from '../enums/index.ts';
import { confirmedFineViolations, issueEnding } from './index.ts';

const issued = '2026-11-20T12:00:00Z';

test.each(TIPO_SERVICO)('Q-155 Q-157 Q-159 how an issue of %s is ended, by its status and its date of issue', (kind) => {
  const endings = (dataEmissao: string | null) =>
    Object.fromEntries(
      STATUS_COTACAO.flatMap((statusCotacao) => {
        const ending = issueEnding('EMISSAO_ALTERACAO', kind, { statusCotacao, dataEmissao });
        return ending === null ? [] : [[statusCotacao, ending]];
      }),
    );
  const change = kind === 'AEREO' ? { EMISSAO_ALTERACAO: 'ALTERACAO' } : {};
  const cancelled = { EMISSAO_CANCELAMENTO_PENDENTE: 'CANCELAMENTO', ...change };
  expect(endings(null)).toEqual({ ...cancelled, EMISSAO_PENDENTE: 'DESISTENCIA' });
  expect(endings(issued)).toEqual({ ...cancelled, EMISSAO_PENDENTE: 'CANCELAMENTO' });
});
test('Q-155 Q-157 Q-159 nothing is ended unless its request is being issued or changed', () => {
  const waiting = { statusCotacao: 'EMISSAO_PENDENTE', dataEmissao: issued } as const;
  expect(STATUS_SOLICITACAO.filter((status) => issueEnding(status, 'HOTEL', waiting) !== null)).toEqual(['EMISSAO', 'EMISSAO_ALTERACAO']);
});
test.each(TIPO_SERVICO)('A-086 of a request that its client ended only an issue of %s that waits for its cancellation is ended', (kind) => {
  const endings = STATUS_COTACAO.flatMap((statusCotacao) => {
    const ending = issueEnding('CANCELADA', kind, { statusCotacao, dataEmissao: issued });
    return ending === null ? [] : [[statusCotacao, ending]];
  });
  expect(endings).toEqual([['EMISSAO_CANCELAMENTO_PENDENTE', 'CANCELAMENTO']]);
});
test.each(TIPO_SERVICO)('Q-112 an issue of %s is ended in no way while it is not known whether its provider issued it', (kind) => {
  for (const statusCotacao of STATUS_COTACAO) {
    for (const dataEmissao of [null, issued]) {
      expect(issueEnding('EMISSAO', kind, { statusCotacao, dataEmissao, emissaoEmVerificacao: true })).toBeNull();
    }
  }
});
test('Q-151 a fine is entered before it is confirmed: 0 is one, an empty field is none', () => {
  expect(confirmedFineViolations('HOTEL', { multa: null, total: 909.15 })).toEqual([{ key: 'multa_invalida', field: 'multa' }]);
  expect(confirmedFineViolations('HOTEL', { multa: 0, total: 909.15 })).toEqual([]);
  expect(confirmedFineViolations('CARRO', { multa: 20, total: 10, currency: 'USD' }).map(({ params }) => params)).toEqual([
    { multa: 'US$\u00a020,00', total: 'US$\u00a010,00' },
  ]);
  expect(confirmedFineViolations('AEREO', { multa: 20, total: 10 })).toEqual([]);
});
