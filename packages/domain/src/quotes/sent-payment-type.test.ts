import { expect, test } from 'vitest';
import { withSentPaymentType } from './index.ts';

test('Q-224 a payment type without an id is not sent', () => {
  expect(withSentPaymentType({ tarifa: 1, tipoPagamento: { id: null, descricao: '' } })).toEqual({ tarifa: 1 });
  expect(withSentPaymentType({ tarifa: 1, tipoPagamento: null })).toEqual({ tarifa: 1 });
  expect(withSentPaymentType({ tarifa: 1, tipoPagamento: { id: 0 } })).toEqual({ tarifa: 1, tipoPagamento: { id: 0 } });
});
