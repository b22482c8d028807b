import { expect, test } from 'vitest';
import { extraFeeAfterFare, extraFeeOf, extraFeeOfTypedAmount, extraFeePercent, issPercent } from './index.ts';

test.each([
  [24.69, 1234.5, 2],
  [37.5, 890, 4.21],
  [10, 0, 0],
  [10, null, 0],
  [null, 890, 0],
])('Q-119 ISS %s of a fare of %s is %s percent', (iss, tarifa, percent) => {
  expect(issPercent(iss, tarifa)).toBe(percent);
});

test('Q-120 extra fee of 5 percent, and back', () => {
  expect(extraFeeOf(500, 5)).toBe(25);
  expect(extraFeePercent(25, 500)).toBe(5);
  expect(extraFeePercent(25, 0)).toBe(0);
  expect(extraFeeOf(null, 5)).toBe(0);
});

test('Q-120 with another fare the agreed percentage stays, and an amount without one', () => {
  expect(extraFeeAfterFare({ taxaExtra: 25, taxaExtraPercentual: 5 }, 1000)).toEqual({ taxaExtra: 50, taxaExtraPercentual: 5 });
  expect(extraFeeAfterFare({ taxaExtra: 25, taxaExtraPercentual: null }, 1000)).toEqual({ taxaExtra: 25, taxaExtraPercentual: null });
});

test('Q-120 a typed amount gives its percentage once there is a fare', () => {
  expect(extraFeeOfTypedAmount(25, 500)).toEqual({ taxaExtra: 25, taxaExtraPercentual: 5 });
  for (const tarifa of [0, null]) expect(extraFeeOfTypedAmount(25, tarifa)).toEqual({ taxaExtra: 25, taxaExtraPercentual: null });
  expect(extraFeeOfTypedAmount(null, 500)).toEqual({ taxaExtra: null, taxaExtraPercentual: null });
});
