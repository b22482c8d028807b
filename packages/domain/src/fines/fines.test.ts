import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type StatusCotacao, TIPO_SERVICO } from '../enums/index.ts';
import { airQuote } from '../test-support/air-quote.ts';
import { busQuote } from '../test-support/quotes.ts';
import {
  balanceOptionOfFine,
  creditAboveValue,
  endedFine,
  fineAboveValue,
  fineDecidesOption,
  fineViolation,
  fineWith,
  givenBack,
  refund,
  settledFine,
  suggestedTicketCredit,
} from './index.ts';

test.each(['HOTEL', 'CARRO', 'RODOVIARIO'] as const)('Q-151 a fine of %s may not exceed the total, and the text names both', (kind) => {
  expect(fineViolation(kind, 909.15, 909.15)).toBeUndefined();
  expect(fineViolation(kind, 909.16, 909.15)).toEqual({
    key: 'multa_maior_que_o_total',
    params: { multa: 'R$\u00a0909,16', total: 'R$\u00a0909,15' },
    field: 'multa',
  });
  expect(fineViolation(kind, null, 0)).toBeUndefined();
});
test('Q-151 the amounts are in the currency of the quote', () => {
  expect(fineViolation('CARRO', 20, 10, 'USD')?.params).toEqual({ multa: 'US$\u00a020,00', total: 'US$\u00a010,00' });
});
test('Q-151 no fine is never too much, even of a total below zero', () => expect(fineViolation('HOTEL', null, -5)).toBeUndefined());
test('Q-151 air has no limit, and a negative fine is refused everywhere', () => {
  expect(fineViolation('AEREO', 909.16, 909.15)).toBeUndefined();
  expect(fineViolation('OUTROS', 909.15, 909.15)).toBeUndefined();
  expect(fineViolation('OUTROS', 909.16, 909.15)?.key).toBe('multa_maior_que_o_total');
  for (const kind of ['AEREO', 'HOTEL', 'CARRO', 'RODOVIARIO', 'OUTROS'] as const) {
    expect(fineViolation(kind, -0.01, 909.15)).toEqual({ key: 'multa_invalida', field: 'multa' });
    expect(fineViolation(kind, 0, 909.15)).toBeUndefined();
  }
});
test('Q-152 refund is total less fine; ESTORNO makes the fine 0', () => {
  expect(refund(909.15, 200)).toBe(709.15);
  expect(refund(909.15, fineWith('ESTORNO', 200))).toBe(909.15);
  expect(fineWith('REEMBOLSO', 200)).toBe(200);
  expect(refund(909.15, null)).toBe(909.15);
});
test('Q-152 what the client got of a cancelled issue: its total less the fine, and nothing that is known while a credit may stay', () => {
  const cancelled = busQuote({ statusCotacao: 'EMISSAO_CANCELADA', total: 187.31, multa: 60 });
  expect(givenBack(cancelled)).toBe(127.31);
  expect(givenBack({ ...cancelled, multa: 0 })).toBe(187.31);
  expect(givenBack({ ...cancelled, multa: 187.31 })).toBe(0);
  expect(givenBack({ ...cancelled, multa: null })).toBeNull();
  expect(givenBack({ ...cancelled, statusCotacao: 'EMISSAO_CANCELAMENTO_PENDENTE' })).toBeNull();
  expect(givenBack(airQuote({ statusCotacao: 'EMISSAO_CANCELADA', total: 187.31, multa: 60 }))).toBeNull();
});
test.each(['HOTEL', 'CARRO', 'RODOVIARIO'] as const)('Q-153 the fine of %s gives the balance option', (kind) => {
  expect(balanceOptionOfFine(kind, 0, 909.15)).toBe('ESTORNO');
  expect(balanceOptionOfFine(kind, 200, 909.15)).toBe('REEMBOLSO');
  expect(balanceOptionOfFine(kind, 909.15, 909.15)).toBeNull();
  expect(balanceOptionOfFine(kind, null, 909.15)).toBeUndefined();
});
test('Q-153 for air and others the person chooses', () => {
  expect(TIPO_SERVICO.filter(fineDecidesOption)).toEqual(['HOTEL', 'CARRO', 'RODOVIARIO']);
  expect(balanceOptionOfFine('AEREO', 0, 909.15)).toBeUndefined();
  expect(balanceOptionOfFine('OUTROS', 0, 909.15)).toBeUndefined();
});
test('Q-152 Q-153 what is confirmed: the option follows from the fine, or the fine from the option where that is chosen', () => {
  expect(settledFine('HOTEL', { multa: 200, opcaoSaldo: 'ESTORNO' }, 909.15)).toEqual({ multa: 200, opcaoSaldo: 'REEMBOLSO' });
  expect(settledFine('RODOVIARIO', { multa: 909.15, opcaoSaldo: 'REEMBOLSO' }, 909.15)).toEqual({ multa: 909.15, opcaoSaldo: null });
  expect(settledFine('OUTROS', { multa: 200, opcaoSaldo: 'ESTORNO' }, 909.15)).toEqual({ multa: 0, opcaoSaldo: 'ESTORNO' });
  expect(settledFine('OUTROS', { multa: 200, opcaoSaldo: null }, 909.15)).toEqual({ multa: 200, opcaoSaldo: null });
  expect(settledFine('CARRO', { multa: null, opcaoSaldo: null }, 909.15)).toEqual({ multa: null, opcaoSaldo: null });
});
test('Q-151 the fine of a flight is asked about from a cent above the value on', () => {
  expect(fineAboveValue(1587.54, 1587.54)).toBe(false);
  expect(fineAboveValue(1587.55, 1587.54)).toBe(true);
  expect(fineAboveValue(null, 0)).toBe(false);
});
test('Q-154 a credit is asked about from a cent above the value on, also of a part without any', () => {
  expect(creditAboveValue(1587.54, 1587.54)).toBe(false);
  expect(creditAboveValue(1587.55, 1587.54)).toBe(true);
  expect(creditAboveValue(0.01, 0)).toBe(true);
  for (const [credit, value] of [
    [0, null],
    [null, 0],
    [null, null],
  ] as const)
    expect(creditAboveValue(credit, value)).toBe(false);
});
test('Q-154 the ticket credit suggested is total less fine, never below 0', () => {
  expect(suggestedTicketCredit(1587.54, 350)).toBe(1237.54);
  expect(suggestedTicketCredit(100, 350)).toBe(0);
});
const amount = fc.integer({ min: 0, max: 99_999_999 }).map((cents) => cents / 100);
test('Q-152 raising the fine never raises the refund, and what is paid back and kept is the total', () =>
  fc.assert(
    fc.property(amount, amount, amount, (total, fine, more) => {
      expect(refund(total, fine + more)).toBeLessThanOrEqual(refund(total, fine));
      expect(Math.round((refund(total, fine) + fine) * 100)).toBe(Math.round(total * 100));
      expect(suggestedTicketCredit(total, fine)).toBeGreaterThanOrEqual(0);
    }),
  ));

test('Q-152 Q-159 what ending an issue cost: of a flight the fine of its cancellation or of its change, of any other service that of its cancellation', () => {
  const ended = (statusCotacao: StatusCotacao, multa = 40) => endedFine(airQuote({ statusCotacao, multa, taxaCancelamento: 150 }));
  expect(ended('EMISSAO_CANCELADA')).toBe(150);
  expect(ended('EMISSAO_ALTERADA')).toBe(40);
  expect(ended('EMISSAO_ALTERADA', 0)).toBeNull();
  expect(ended('EMISSAO_FINALIZADA')).toBeNull();
  expect(endedFine(busQuote({ statusCotacao: 'EMISSAO_CANCELADA', multa: 40 }))).toBe(40);
  expect(endedFine(busQuote({ statusCotacao: 'EMISSAO_ALTERADA', multa: 40 }))).toBeNull();
});
