import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  commissionAfterFare,
  commissionFraction,
  commissionFractionOf,
  commissionOfTypedFraction,
  commissionOfTypedValue,
  commissionValue,
  commissionWithFare,
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
test('Q-215 a typed commission is the truth, and the fraction leads only when the fare changes', () => {
  const typed = commissionOfTypedValue(33_333.33, 250_000);
  expect(typed).toEqual({ valorComissao: 33_333.33, percentualComissao: 0.133333 });
  expect(commissionWithFare(typed, 250_000)).toEqual(typed);
  expect(commissionAfterFare({ ...typed, tarifa: 250_000 }, 300_000)).toEqual({ valorComissao: 39_999.9, percentualComissao: 0.133333 });
  expect(commissionOfTypedFraction(12, 826.5)).toEqual({ valorComissao: 99.18, percentualComissao: 0.12 });
  expect(commissionOfTypedFraction(0.12, 826.5)).toEqual({ valorComissao: 99.18, percentualComissao: 0.12 });
  const none = { valorComissao: null, percentualComissao: null };
  expect([commissionOfTypedFraction(null, 826.5), commissionOfTypedValue(null, 826.5)]).toEqual([none, none]);
  expect(commissionAfterFare({ ...none, tarifa: 200 }, 300)).toEqual(none);
  expect(commissionAfterFare({ ...typed, tarifa: 250_000 }, 250_000)).toEqual(typed);
  const early = { ...commissionOfTypedValue(100, null), tarifa: null };
  expect(commissionAfterFare(early, 1000)).toEqual({ valorComissao: 100, percentualComissao: 0.1 });
});
test('Q-215 with another fare the value of a fraction that came without one is computed', () => {
  const percentAlone = { valorComissao: null, percentualComissao: 0.12, tarifa: null };
  expect(commissionAfterFare(percentAlone, 826.5)).toEqual({ valorComissao: 99.18, percentualComissao: 0.12 });
});
test('Q-214 a fare that becomes 0 takes the commission away', () => {
  expect(commissionAfterFare({ valorComissao: 99.18, percentualComissao: 0.12, tarifa: 826.5 }, 0)).toEqual({
    valorComissao: 0,
    percentualComissao: 0,
  });
});
