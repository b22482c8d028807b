import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carDays } from './index.ts';

test('Q-125 days of a car, at least one', () => {
  expect(carDays('2026-03-10T10:00', '2026-03-12T16:00')).toBe(2.25);
  expect(carDays('2026-03-10T10:00', '2026-03-10T16:00')).toBe(1);
  expect(carDays('2026-03-12T10:00', '2026-03-10T16:00')).toBe(1);
  expect(carDays('2026-03-10T10:00', null)).toBe(1);
});
const clock = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 16));
test('Q-125 keeping a car longer is never fewer days', () =>
  fc.assert(
    fc.property(clock, clock, clock, (from, a, b) => {
      const [sooner, later] = a < b ? [a, b] : [b, a];
      expect(carDays(from, later)).toBeGreaterThanOrEqual(carDays(from, sooner));
    }),
  ));
