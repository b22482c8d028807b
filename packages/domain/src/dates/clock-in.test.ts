import { expect, test } from 'vitest';
import { BRASILIA, clockIn, isTimeZone, momentIn } from './index.ts';

const moment = new Date('2026-11-22T02:30:00Z');

test.each([
  [BRASILIA, '2026-11-21T23:30'],
  ['America/Manaus', '2026-11-21T22:30'],
  ['Europe/Lisbon', '2026-11-22T02:30'],
  ['Asia/Tokyo', '2026-11-22T11:30'],
])('the clock of %s', (zone, clock) => expect(clockIn(moment, zone)).toBe(clock));

test('a text that is no zone is told from one that is', () => {
  expect(['America/Sao_Paulo', 'UTC', 'Brasília', '', '../etc'].filter(isTimeZone)).toEqual(['America/Sao_Paulo', 'UTC']);
  expect(() => clockIn(moment, 'Brasília')).toThrow(RangeError);
});

test.each([
  ['2026-12-02T18:00', 'America/Sao_Paulo', '2026-12-02T21:00:00.000Z'],
  ['2026-12-02T18:00', 'UTC', '2026-12-02T18:00:00.000Z'],
  ['2026-07-01T00:30', 'Europe/Lisbon', '2026-06-30T23:30:00.000Z'],
])('%s in %s is %s', (clock, zone, moment) => expect(momentIn(clock, zone).toISOString()).toBe(moment));
