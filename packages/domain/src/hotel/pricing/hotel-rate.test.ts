import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hotelAverage, hotelFare } from './index.ts';

test('Q-121 the fare is average times nights', () => {
  expect(hotelFare(275.5, 3)).toBe(826.5);
  expect(hotelFare(275.5, 2.92)).toBe(804.46);
  expect(hotelFare(null, 3)).toBe(0);
});
test('Q-122 the average is fare by nights, 0 without nights', () => {
  expect(hotelAverage(826.5, 3)).toBe(275.5);
  expect(hotelAverage(100, 3)).toBe(33.33);
  expect(hotelAverage(826.5, 0)).toBe(0);
  expect(hotelAverage(826.5, null)).toBe(0);
});
test('Q-121 half a cent goes up: 1.005 of one night is 1.01', () => expect(hotelFare(1.005, 1)).toBe(1.01));
test('Q-122 the average of whole nights gives the fare back to within half a cent a night', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.integer({ min: 1, max: 60 }), (cents, nights) => {
      const fare = cents / 100;
      expect(Math.abs(hotelFare(hotelAverage(fare, nights), nights) - fare)).toBeLessThanOrEqual(0.005 * nights + 1e-9);
    }),
  ));
