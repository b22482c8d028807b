import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, brazilianClock, dayAndMonth, daysBetween, listedDays, shownDate } from './index.ts';

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('S-082 10 to 12 May lists 3 days', () => {
  expect(listedDays('2026-05-10', '2026-05-12')).toBe(3);
  expect(listedDays('2026-05-10', '2026-05-10')).toBe(1);
  expect(listedDays('2026-05-10T23:00', '2026-05-11T01:00')).toBe(2);
  expect(listedDays('2026-05-12', '2026-05-10')).toBe(0);
  expect(listedDays('amanhã', '2026-05-10')).toBeNaN();
});
test('S-082 one day more than lie between, and one more for each day later', () =>
  fc.assert(
    fc.property(day, fc.nat(3000), (start, days) => {
      expect(listedDays(start, addDays(start, days) ?? '')).toBe(days + 1);
    }),
  ));

test.each([
  ['2026-05-10', 1, '2026-05-11'],
  ['2026-05-31', 1, '2026-06-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-05-10T14:00', 1, '2026-05-11T14:00'],
])('%s and %i days are %s', (start, days, end) => {
  expect(addDays(start, days)).toBe(end);
  expect(daysBetween(start, end)).toBe(days);
});
test('a text that is no date has no day after', () => expect(addDays('amanhã', 1)).toBeNull());

test.each([
  ['2025-05-05', '05/05/2025'],
  ['2025-05-05T23:30', '05/05/2025'],
  ['2025-05-05T02:00:00.000Z', '05/05/2025'],
  [null, ''],
  [undefined, ''],
  ['', ''],
])('S-392 the date %j shows as %j', (iso, text) => expect(shownDate(iso)).toBe(text));

test.each([
  ['2025-05-05', 'pt-BR', 'segunda-feira 05/05'],
  ['2025-05-05T23:30', 'pt-BR', 'segunda-feira 05/05'],
  ['2025-05-05', 'en', 'Monday 05/05'],
  ['2025-05-05', 'es', 'lunes 05/05'],
  ['2025-05-10', 'pt-BR', 'sábado 10/05'],
  ['2025-02-31', 'pt-BR', ''],
  [null, 'pt-BR', ''],
] as const)('S-393 the date %j in %s is "%s"', (iso, language, text) => expect(dayAndMonth(iso, language)).toBe(text));
test('S-393 a week later is the same weekday', () =>
  fc.assert(
    fc.property(day, (start) => {
      expect(dayAndMonth(addDays(start, 7), 'pt-BR').split(' ')[0]).toBe(dayAndMonth(start, 'pt-BR').split(' ')[0]);
    }),
  ));

test('the clock in Brasília is three hours behind UTC', () => {
  expect(brazilianClock(new Date('2026-11-21T17:05:59Z'))).toBe('2026-11-21T14:05');
  expect(brazilianClock(new Date('2026-11-21T02:00:00Z'))).toBe('2026-11-20T23:00');
});
