import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readServerMoment, writeServerMoment } from './index.ts';

test.each([
  ['2026-11-21T14:05:09.123Z', '2026-11-21T14:05:09.123Z'],
  ['2026-11-21T14:05:09', '2026-11-21T14:05:09.000Z'],
  ['2026-11-21T14:05', '2026-11-21T14:05:00.000Z'],
  ['2026-11-21T14:05:09.123456Z', '2026-11-21T14:05:09.123Z'],
])('A-279 %s is read as UTC', (text, moment) => expect(readServerMoment(text)?.toISOString()).toBe(moment));
test.each([
  '2026-11-21',
  '21/11/2026 14:05',
  '',
  'amanhã',
  '2026-02-31T10:00:00Z',
  '2026-11-21T25:00:00Z',
  '2026-02-31T10:00:00-03:00',
  '2026-11-21T14:05:09-25:00',
  '2026-11-21T14:05:09-03',
])('A-279 %s is no moment', (text) => expect(readServerMoment(text)).toBeNull());
test.each([
  ['2026-11-21T14:05:09-03:00', '2026-11-21T17:05:09.000Z'],
  ['2026-11-21T23:30-03:00', '2026-11-22T02:30:00.000Z'],
  ['2026-11-21T01:00:00.5+05:30', '2026-11-20T19:30:00.500Z'],
  ['2026-11-21T14:05:09+00:00', '2026-11-21T14:05:09.000Z'],
])('A-279 %s says its offset from UTC itself', (text, moment) => expect(readServerMoment(text)?.toISOString()).toBe(moment));
test('A-280 S-006 a moment is written with milliseconds and a literal Z', () => {
  expect(writeServerMoment(new Date(Date.UTC(2026, 10, 21, 14, 5, 9, 7)))).toBe('2026-11-21T14:05:09.007Z');
});
test('A-279 A-280 what is written is read back the same', () =>
  fc.assert(
    fc.property(fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }), (moment) => {
      expect(writeServerMoment(moment)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      expect(readServerMoment(writeServerMoment(moment))).toEqual(moment);
    }),
  ));
