import { expect, test } from 'vitest';
import { daysBetween, minutesBetween } from './index.ts';

test.each([
  ['2026-03-10T14:00', '2026-03-13T12:00', 4200],
  ['2026-03-10', '2026-03-11', 1440],
  ['2026-03-10T10:00', '2026-03-10T09:59', -1],
  // The night when clocks change somewhere has 24 hours here: a wall clock knows no zone.
  ['2026-10-24T12:00', '2026-10-25T12:00', 1440],
])('%s to %s is %i minutes', (from, to, minutes) => expect(minutesBetween(from, to)).toBe(minutes));
test.each([
  ['2026-03-10T23:00', '2026-03-11T01:00', 1],
  ['2026-02-28', '2026-03-01', 1],
  ['2026-03-11T01:00', '2026-03-10T23:00', -1],
])('%s to %s is %i days', (from, to, days) => expect(daysBetween(from, to)).toBe(days));
test('a text that is no time has no distance', () => expect(minutesBetween('amanhã', '2026-03-10')).toBeNaN());
