import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type CommissionContext,
  type CommissionedQuote,
  commissionFraction,
  commissionFractionOf,
  commissionValue,
  commissionViolation,
  commissionWithFare,
  stayHourViolations,
  storedCity,
} from './index.ts';

test('Q-213 above 1 is a whole percentage, 1 or less a fraction', () => {
  expect(commissionFraction(12)).toBe(0.12);
  expect(commissionFraction(0.12)).toBe(0.12);
  expect(commissionFraction(1)).toBe(1);
  expect(commissionFraction(1.5)).toBe(0.015);
  expect(commissionFraction(0)).toBe(0);
});
test('Q-215 the value is fare times fraction, and the value gives the fraction back', () => {
  expect(commissionValue(826.5, 0.12)).toBe(99.18);
  expect(commissionFractionOf(99.18, 826.5)).toBe(0.12);
  expect(commissionValue(null, 0.12)).toBe(0);
});
test('Q-214 a fare of 0 has no commission', () => {
  const commission = { valorComissao: 10, percentualComissao: 0.1 };
  expect(commissionWithFare(commission, 0)).toEqual({ valorComissao: 0, percentualComissao: 0 });
  expect(commissionWithFare(commission, null)).toEqual({ valorComissao: 0, percentualComissao: 0 });
  expect(commissionWithFare(commission, 100)).toBe(commission);
  expect(commissionFractionOf(10, 0)).toBe(0);
});
test('below a fare of 10,000.00 the fraction of a value gives the value back, or a cent beside it', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: 0, max: 100 }), (cents, percent) => {
      const fare = cents / 100;
      const value = commissionValue(fare, percent / 100);
      expect(Math.abs(Math.round((commissionValue(fare, commissionFractionOf(value, fare)) - value) * 100))).toBeLessThanOrEqual(1);
    }),
  ));
const own: CommissionContext = { changed: true, ownAgency: true, history: false };
const quote: CommissionedQuote = { tipoTarifa: 'COMISSIONADA', valorComissao: 99.18, percentualComissao: 0.12 };
test('Q-212 a changed commissioned fare of the own agency needs value and percentage', () => {
  expect(commissionViolation(quote, own)).toBeUndefined();
  expect(commissionViolation({ ...quote, valorComissao: 0 }, own)).toEqual({ key: 'informe_comissao_valido', field: 'valorComissao' });
  expect(commissionViolation({ ...quote, percentualComissao: null }, own)).toEqual({
    key: 'informe_comissao_valido',
    field: 'percentualComissao',
  });
});
test.each([
  ['unchanged', quote, { ...own, changed: false }],
  ['of another agency', quote, { ...own, ownAgency: false }],
  ['in history', quote, { ...own, history: true }],
  ['with a net fare', { ...quote, tipoTarifa: 'NET' as const }, own],
])('Q-212 nothing is asked %s', (_case, changed, context) => {
  expect(commissionViolation({ ...changed, valorComissao: 0 }, context)).toBeUndefined();
});

const stay = { checkin: '2026-03-10T00:00', checkout: '2026-03-13T12:00', statusCotacao: 'COTACAO_PENDENTE' } as const;
test('Q-211 an hour of 00:00 is refused at its field, unless cancelled, changed or history', () => {
  expect(stayHourViolations(stay, false)).toEqual([{ key: 'validacao_campos_data_checkin_checkout', field: 'checkin' }]);
  expect(stayHourViolations({ ...stay, checkin: '2026-03-10T00:01' }, false)).toEqual([]);
  expect(stayHourViolations({ ...stay, checkout: '2026-03-13T00:00' }, false)).toHaveLength(2);
  expect(stayHourViolations({ ...stay, checkin: null }, false)).toEqual([]);
  expect(stayHourViolations(stay, true)).toEqual([]);
  expect(stayHourViolations({ ...stay, statusCotacao: 'EMISSAO_CANCELAMENTO_PENDENTE' }, false)).toEqual([]);
  expect(stayHourViolations({ ...stay, statusCotacao: 'EMISSAO_ALTERADA' }, false)).toEqual([]);
});
test.each([
  ['{"cidade":"Recife"}', 'Recife'],
  ['{"cidade":{"nome":"Olinda"}}', 'Olinda'],
  ['{"cidade":" "}', 'Natal'],
  ['{}', 'Natal'],
  ['no JSON', 'Natal'],
  [null, 'Natal'],
])('Q-223 supplier data %s keep or give the city: %s', (data, city) => expect(storedCity('Natal', data)).toBe(city));
