import { expect, test } from 'vitest';
import { isPastEverywhere } from './index.ts';

test.each([
  ['2026-11-20', '2026-11-21T11:59:59Z', false],
  ['2026-11-20', '2026-11-21T12:00:00Z', true],
  ['2026-11-20T23:50', '2026-11-21T12:00:00Z', true],
  ['2026-11-21', '2026-11-21T12:00:00Z', false],
  ['2026-11-20T23:50', '2026-11-21T11:00:00Z', false],
  ['2020-01-01', '2026-11-21T12:00:00Z', true],
  ['2027-01-01', '2026-11-21T12:00:00Z', false],
])('%s is past at %s where days end last: %s', (day, now, past) => expect(isPastEverywhere(day, new Date(now))).toBe(past));

test.each([null, undefined, '', '01/01/2020', '2020-02-31', '2020'])('%s is no day, and not past', (text) =>
  expect(isPastEverywhere(text, new Date('2026-11-21T12:00:00Z'))).toBe(false),
);
