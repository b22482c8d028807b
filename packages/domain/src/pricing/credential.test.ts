import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCredential, suggestedFee } from './index.ts';

const credential = (text: string) => readCredential(text);

test('Q-128 the fee per traveller is multiplied', () => {
  expect(suggestedFee(credential('{"fee":35,"cobrancaFee":"VIAJANTE"}'), 3)).toBe(105);
});

test.each(['{"fee":35,"cobrancaFee":"SERVICO"}', '{"fee":35}'])('Q-129 the fee per service counts once: %s', (text) => {
  expect(suggestedFee(credential(text), 3)).toBe(35);
});

test('Q-130 with the supplier charging, the credential puts in no fee', () => {
  expect(suggestedFee(credential('{"fee":35,"cobrancaFee":"FORNECEDOR"}'), 3)).toBeNull();
  expect(suggestedFee(credential('{}'), 3)).toBeNull();
});

test.each(['', 'not json', '[]', 'null', '42', '{"fee":"35"}'])('Q-083 unreadable credential is empty: %s', (text) => {
  expect(suggestedFee(credential(text), 3)).toBeNull();
  expect(credential(text).aplicaMargem).toBe(true);
});

test('Q-083 no text whatever makes reading a credential throw', () => {
  fc.assert(fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => void credential(text)));
});
