import { expect, test } from 'vitest';
import type { TipoServico } from '../enums/index.ts';
import { type AuthorizedQuote, authorizationCodeIsChecked, authorizationCodeViolation } from './index.ts';

const quote: AuthorizedQuote = {
  statusCotacao: 'EMISSAO_PENDENTE',
  tipoPagamento: { tipoFormaPagamento: 'CARTAO_FIXO' },
  codigoTransacaoCartao: null,
};
const refused = (kind: TipoServico, code: string | null, changed: Partial<AuthorizedQuote> = {}) =>
  authorizationCodeViolation(kind, { ...quote, codigoTransacaoCartao: code, ...changed }, 'issue') !== undefined;

test('Q-205 anything but digits is refused', () => {
  expect(refused('AEREO', '12345A')).toBe(true);
  expect(refused('HOTEL', '12-3456')).toBe(true);
});
test('Q-206 air needs at least six digits', () => {
  expect(refused('AEREO', '123456')).toBe(false);
  expect(refused('AEREO', '12345')).toBe(true);
  expect(refused('AEREO', null)).toBe(true);
  expect(refused('AEREO', '12345', { statusCotacao: 'EMISSAO_ALTERADA' })).toBe(false);
  expect(refused('AEREO', null, { statusCotacao: 'EMISSAO_CANCELAMENTO_PENDENTE' })).toBe(false);
});
test('Q-207 hotel may leave it out, or has at least six digits', () => {
  expect(refused('HOTEL', null)).toBe(false);
  expect(refused('HOTEL', ' ')).toBe(false);
  expect(refused('HOTEL', '654321')).toBe(false);
  expect(refused('HOTEL', '654')).toBe(true);
});
test('Q-208 direct payment and billed skip it, and quote mode asks nothing', () => {
  expect(refused('AEREO', null, { tipoPagamento: { tipoFormaPagamento: 'PAGAMENTO_DIRETO' } })).toBe(false);
  expect(refused('HOTEL', '1', { tipoPagamento: { tipoFormaPagamento: 'FATURADO' } })).toBe(false);
  expect(authorizationCodeViolation('AEREO', quote, 'quote')).toBeUndefined();
});
test('other services are never asked', () => expect(refused('CARRO', 'x')).toBe(false));
test('Q-208 a code is checked exactly where one of a single letter would be refused', () => {
  for (const kind of ['AEREO', 'HOTEL', 'CARRO'] as const) {
    for (const tipoFormaPagamento of ['CARTAO_FIXO', 'FATURADO', 'PAGAMENTO_DIRETO'] as const) {
      for (const statusCotacao of ['EMISSAO_PENDENTE', 'EMISSAO_ALTERADA'] as const) {
        const changed = { tipoPagamento: { tipoFormaPagamento }, statusCotacao };
        expect(authorizationCodeIsChecked(kind, { ...quote, ...changed }, 'issue')).toBe(refused(kind, 'x', changed));
      }
    }
  }
});
