import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../dates/index.ts';
import { readItinerary } from './index.ts';

/** The day of a flight whose line prints a date, read at a moment. */
function dayOf(printed: string, now: string): string | undefined {
  const [line] = readItinerary(`  2  LA3158 Y ${printed} 6 GRUCGR HK1  0810 0855`, new Date(now)).lines;
  return line?.meaning.kind === 'flight' ? line.meaning.flight.departure.slice(0, 10) : line?.meaning.kind;
}

test.each([
  ['28NOV', '2026-11-22T12:00:00Z', '2026-11-28'],
  ['23OCT', '2026-11-22T12:00:00Z', '2026-10-23'],
  ['22OCT', '2026-11-22T12:00:00Z', '2027-10-22'],
  ['02JAN', '2026-11-22T12:00:00Z', '2027-01-02'],
  ['31DEC', '2027-01-15T12:00:00Z', '2026-12-31'],
  ['6DEC', '2026-11-22T12:00:00Z', '2026-12-06'],
  // Both ends have the day: the trip lies ahead.
  ['14FEB', '2027-03-15T12:00:00Z', '2028-02-14'],
  // In Brasília it is still the 22nd.
  ['23OCT', '2026-11-23T02:00:00Z', '2026-10-23'],
  ['29FEB', '2027-06-01T12:00:00Z', '2028-02-29'],
  ['29FEB', '2028-03-10T12:00:00Z', '2028-02-29'],
  ['29FEB', '2026-11-22T12:00:00Z', 'notUnderstood'],
  ['31APR', '2026-11-22T12:00:00Z', 'notUnderstood'],
  ['31SEP', '2026-11-22T12:00:00Z', 'notUnderstood'],
  ['00DEC', '2026-11-22T12:00:00Z', 'notUnderstood'],
  ['12DEZ', '2026-11-22T12:00:00Z', 'notUnderstood'],
])('B-003 %s, read at %s, is %s', (printed, now, day) => expect(dayOf(printed, now)).toBe(day));

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
test('B-003 every day from 27 days before now, which comes once in that time, to 300 days after it is found again', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: -27, max: 300 }), (start, ahead) => {
      const today = addDays('2024-01-01', start) ?? '';
      const day = addDays(today, ahead) ?? '';
      const printed = `${day.slice(8)}${MONTHS[Number(day.slice(5, 7)) - 1]}`;
      expect(dayOf(printed, `${today}T12:00:00Z`)).toBe(day);
    }),
  ));
