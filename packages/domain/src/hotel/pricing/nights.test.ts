import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nights } from './index.ts';

test('Q-123 nights are the difference in days, to two decimals', () => {
  expect(nights('2026-03-10T12:00', '2026-03-13T12:00')).toBe(3);
  expect(nights('2026-03-10T14:00', '2026-03-13T12:00')).toBe(2.92);
  expect(nights(null, '2026-03-13T12:00')).toBe(0);
  expect(nights('2026-03-13T12:00', '2026-03-10T12:00')).toBe(-3);
});
test('S-081 10 to 12 May are 2 nights', () => expect(nights('2026-05-10', '2026-05-12')).toBe(2));
const clock = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 16));
test('Q-123 staying longer is never fewer nights', () =>
  fc.assert(
    fc.property(clock, clock, clock, (from, a, b) => {
      const [sooner, later] = a < b ? [a, b] : [b, a];
      expect(nights(from, later)).toBeGreaterThanOrEqual(nights(from, sooner));
    }),
  ));
