import { expect, test } from 'vitest';
import { airQuote } from '../test-support/air-quote.ts';
import { typedOver } from './index.ts';

const before = airQuote({ versao: 3, numeroBilhete: null, tarifa: 700, codigoReserva: 'OLD111', markup: 80, markupManual: false });
const after = airQuote({ ...before, versao: 4, tarifa: 770, total: 900, codigoReserva: 'NEW222' });

test('Q-199 B-064 what was typed stays beside what a found reservation changed, which is said by the reservation', () => {
  const typed = airQuote({
    ...before,
    numeroBilhete: '9572401118357',
    observacao: 'Assento na janela.',
    tarifa: 650,
    codigoReserva: 'MINE33',
  });
  expect(typedOver(typed, { before, after })).toEqual({ numeroBilhete: '9572401118357', observacao: 'Assento na janela.' });
});

test('Q-199 nothing stays of what a save computes, and nothing when nothing was typed', () => {
  expect(typedOver({ ...before, versao: 2, total: 1, tarifaTotal: 2, markup: 3 }, { before, after })).toEqual({});
  expect(typedOver(structuredClone(before), { before, after })).toEqual({});
  expect(typedOver({ ...before, markup: 90, markupManual: true }, { before, after })).toEqual({ markup: 90, markupManual: true });
});
