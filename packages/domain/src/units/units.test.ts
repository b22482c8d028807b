import fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import { type Fraction, fractionOf, type Percent, percentOf } from './index.ts';

test('12 percent are 0.12, exact where binary numbers are not', () => {
  expect(fractionOf(12)).toBe(0.12);
  expect(fractionOf(7)).toBe(0.07);
  expect(percentOf(0.07)).toBe(7);
  expect(percentOf(0.29)).toBe(29);
});
test('a percentage is no fraction, and a fraction no percentage; a number may be either', () => {
  expectTypeOf<Fraction>().not.toExtend<Percent>();
  expectTypeOf<Percent>().not.toExtend<Fraction>();
  expectTypeOf<number>().toExtend<Percent>();
  expectTypeOf<number>().toExtend<Fraction>();
});
test('there and back is the same', () =>
  fc.assert(fc.property(fc.integer({ min: 0, max: 1_000_000 }), (parts) => percentOf(fractionOf(parts / 100)) === parts / 100)));
