import { expect, test } from 'vitest';
import { carDailyRate, carFare } from './index.ts';

test('Q-126 the fare is rate per day times days', () => {
  expect(carFare(150, 2.25)).toBe(337.5);
  expect(carFare(33.33, 2.25)).toBe(74.99);
  expect(carFare(null, 2)).toBe(0);
});
test('Q-127 typing the fare gives the rate per day', () => {
  expect(carDailyRate(337.5, 2.25)).toBe(150);
  expect(carDailyRate(100, 3)).toBe(33.33);
  expect(carDailyRate(100, 0)).toBe(0);
});
