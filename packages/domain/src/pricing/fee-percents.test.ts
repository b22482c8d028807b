import { expect, test } from 'vitest';
import { extraFeeOf, extraFeePercent, issPercent } from './index.ts';

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
