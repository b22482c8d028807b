import { expect, test } from 'vitest';
import { agreedExtraFee, extraFeeAfterFare, extraFeeOf, extraFeeOfTypedAmount, extraFeePercent, issPercent } from './index.ts';

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

test.each([
  ['what agrees stays', 25, 5, 500, 25, 5],
  // 3.01 % of 333.33 is 10.03, and 10.02 is 3.01 % of it: both pairs agree.
  ['a typed amount keeps its percentage', 10.02, 3.01, 333.33, 10.02, 3.01],
  ['an agreed percentage keeps its amount', 10.03, 3.01, 333.33, 10.03, 3.01],
  ['an amount without a percentage stays without', 25, null, 500, 25, null],
  ['a percentage before there is a fare waits for it', null, 5, null, null, 5],
  ['of a contradiction the amount decides', 25, 50, 500, 25, 5],
  ['a percentage of nothing is none', 25, 50, 0, 25, null],
  ['an amount of 0 is an amount', 0, 50, 500, 0, 0],
  ['a percentage without its amount gives it', null, 5, 500, 25, 5],
])('Q-120 %s', (_case, taxaExtra, taxaExtraPercentual, tarifa, amount, percent) => {
  expect(agreedExtraFee({ taxaExtra, taxaExtraPercentual }, tarifa)).toEqual({ taxaExtra: amount, taxaExtraPercentual: percent });
});
