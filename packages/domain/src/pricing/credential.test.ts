import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCredential, suggestedFee } from './index.ts';

const credential = (text: string) => readCredential(text);

test('Q-128 the fee per traveller is multiplied', () => {
  expect(suggestedFee(credential('{"fee":35,"cobrancaFee":"VIAJANTE"}'), 3, 1)).toBe(105);
});

test.each(['{"fee":35,"cobrancaFee":"SERVICO"}', '{"fee":35}'])('Q-129 the fee per service counts once: %s', (text) => {
  expect(suggestedFee(credential(text), 3, 1)).toBe(35);
});

test('Q-130 with the supplier charging, the credential puts in no fee', () => {
  expect(suggestedFee(credential('{"fee":35,"cobrancaFee":"FORNECEDOR"}'), 3, 1)).toBeNull();
  expect(suggestedFee(credential('{}'), 3, 1)).toBeNull();
});

test('Q-133 a fee in BRL is converted for a quote in another currency', () => {
  const perTraveller = credential('{"fee":35,"cobrancaFee":"VIAJANTE"}');
  expect(suggestedFee(perTraveller, 3, 5.4321)).toBe(19.33);
  expect(suggestedFee(credential('{"fee":35}'), 3, 5.4321)).toBe(6.44);
  expect(suggestedFee(perTraveller, 3, null)).toBeNull();
  expect(suggestedFee(perTraveller, 3, 0)).toBeNull();
});

test.each(['', 'not json', '[]', 'null', '42', '{"fee":"35"}'])('Q-083 unreadable credential is empty: %s', (text) => {
  expect(suggestedFee(credential(text), 3, 1)).toBeNull();
  expect(credential(text).aplicaMargem).toBe(true);
});

test('Q-083 no text whatever makes reading a credential throw', () => {
  fc.assert(fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => void credential(text)));
});

test('Q-083 what pricing reads of a credential, and what it is without it', () => {
  expect(credential('{"fee":35,"cobrancaFee":"VIAJANTE","tipoPagamento":"FATURADO","aplicaMargem":false}')).toEqual({
    fee: 35,
    cobrancaFee: 'VIAJANTE',
    tipoPagamento: 'FATURADO',
    aplicaMargem: false,
  });
  const empty = { fee: null, cobrancaFee: 'SERVICO', tipoPagamento: null, aplicaMargem: true };
  for (const text of ['', '{}', 'no JSON', '[1]', '{"fee":1e999,"cobrancaFee":"OUTRO","tipoPagamento":7}'])
    expect(credential(text)).toEqual(empty);
  expect(readCredential(null)).toEqual(empty);
  expect(credential('{"cobrancaFee":"FORNECEDOR"}').cobrancaFee).toBe('FORNECEDOR');
});
