import { expect, test } from 'vitest';
import { DAY, isExistingDay, isExistingInstant, isExistingTime, isExistingWallClock, UTC, WALL_CLOCK } from './existing-moment.ts';

const HAS_FORMAT = {
  day: (text: string) => DAY.test(text),
  'wall clock': (text: string) => WALL_CLOCK.test(text),
  UTC: (text: string) => UTC.test(text),
};
const EXISTS = { day: isExistingDay, time: isExistingTime, 'wall clock': isExistingWallClock, UTC: isExistingInstant };

test.each<[keyof typeof HAS_FORMAT, string]>([
  ['day', '2026-02-30'],
  ['wall clock', '2026-02-30T24:60'],
  ['UTC', '2026-02-30T24:60:60Z'],
])('%s: %s has the format, and does not exist', (kind, text) => {
  expect(HAS_FORMAT[kind](text)).toBe(true);
  expect(EXISTS[kind](text)).toBe(false);
});

test.each<[keyof typeof HAS_FORMAT, string]>([
  ['day', '2026-2-28'],
  ['day', '12026-02-28'],
  ['day', '2026-02-280'],
  ['wall clock', '12026-02-28T10:00'],
  ['wall clock', '2026-02-28T10:00:00'],
  ['wall clock', '2026-02-28 10:00'],
  ['UTC', '12026-02-28T10:00:00Z'],
  ['UTC', '2026-02-28T10:00:00'],
  ['UTC', '2026-02-28T10:00:00Z 10:00'],
  ['UTC', '2026-02-28T10:00:00-03:00'],
  ['UTC', '2026-02-28T10:00:00.Z'],
  ['UTC', '2026-02-28T10:00:00.1234567Z'],
])('%s: %s does not have the format', (kind, text) => {
  expect(HAS_FORMAT[kind](text)).toBe(false);
  expect(EXISTS[kind](text)).toBe(false);
});

test.each<[keyof typeof EXISTS, string]>([
  ['day', '2028-02-29'],
  ['time', '00:00'],
  ['time', '19:59'],
  ['time', '23:05'],
  ['wall clock', '2026-02-28T23:59'],
  ['UTC', '2026-02-28T00:00:00Z'],
  ['UTC', '2026-02-28T23:59:59Z'],
  ['UTC', '2026-02-28T10:00:00.5Z'],
  ['UTC', '2026-02-28T10:00:00.123456Z'],
])('%s: %s exists', (kind, text) => expect(EXISTS[kind](text)).toBe(true));

test.each<[keyof typeof EXISTS, string]>([
  ['day', '2026-02-29'],
  ['time', '24:00'],
  ['time', '10:60'],
  ['time', '9:00'],
  ['time', '010:00'],
  ['time', '10:000'],
  ['wall clock', '2026-02-30T10:00'],
  ['wall clock', '2026-02-28T24:00'],
  ['UTC', '2026-02-30T10:00:00Z'],
  ['UTC', '2026-02-28T24:00:00Z'],
  ['UTC', '2026-02-28T10:60:00Z'],
  ['UTC', '2026-02-28T10:00:60Z'],
])('%s: %s does not exist', (kind, text) => expect(EXISTS[kind](text)).toBe(false));
