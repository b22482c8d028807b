import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDateTime, isDateTime, parseDateTime, validateDateTime } from './index.ts';

const moments = fc
  .date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 16));

test.each([
  ['31/12/2025 14:05', '2025-12-31T14:05'],
  ['311220251405', '2025-12-31T14:05'],
  ['2025-12-31T14:05', '2025-12-31T14:05'],
  ['2025-12-31T14:05:59', '2025-12-31T14:05'],
  ['2025-12-31T14:05:59.000Z', '2025-12-31T14:05'],
  ['2025-12-31T14:05Z', '2025-12-31T14:05'],
  ['2025-12-31T14:05-03:00', '2025-12-31T14:05'],
  ['2025-12-31 14:05:59', '2025-12-31T14:05'],
  ['31/12/2025 00:00', '2025-12-31T00:00'],
])('%s is %s', (text, iso) => expect(parseDateTime(text)).toBe(iso));

test('Q-198 the expiry of a reservation reads as day, month, year and time', () => {
  expect(formatDateTime('2026-11-05T18:30')).toBe('05/11/2026 18:30');
});

describe('S-221 refuses', () => {
  test.each([
    ['text that does not match the format', 'amanhã cedo', 'format'],
    ['a time missing', '31/12/2025', 'format'],
    ['a part too short', '1/12/2025 14:05', 'format'],
    ['a part too short', '31/12/2025 9:05', 'format'],
    ['a part too small', '31/00/2025 14:05', 'month'],
    ['a part too small', '00/12/2025 14:05', 'day'],
    ['leading zeros too many', '031/12/2025 14:05', 'format'],
    ['leading zeros too many', '31/12/2025 014:05', 'format'],
    ['a day that does not exist', '31/02/2025 14:05', 'day'],
    ['an hour that does not exist', '31/12/2025 24:00', 'hour'],
    ['a minute that does not exist', '31/12/2025 14:60', 'minute'],
    ['a year that does not exist', '31/12/0000 14:00', 'year'],
  ])('%s: %s', (_case, text, problem) => {
    expect(validateDateTime(text)).toBe(problem);
    expect(parseDateTime(text)).toBeNull();
    expect(isDateTime(text)).toBe(false);
  });
});
test.each([
  ['2025-12-31T14:05', '31/12/2025 14:05'],
  ['2025-12-31', '31/12/2025'],
  ['2025-12-31 14:05', '31/12/2025 14:05'],
  ['2025-12-31T14:05+0300', '31/12/2025 14:05'],
  ['311220251', '31/12/2025 1'],
  ['', ''],
  [null, ''],
])('%j shows %j', (text, shown) => expect(formatDateTime(text)).toBe(shown));
test('S-227 a moment that is shown is read back the same, and its digits show the same', () =>
  fc.assert(
    fc.property(moments, (iso) => {
      const text = formatDateTime(iso);
      expect(parseDateTime(text)).toBe(iso);
      expect(formatDateTime(text)).toBe(text);
      expect(formatDateTime(text.replace(/\D/g, ''))).toBe(text);
    }),
  ));
test('S-227 formatting is idempotent, and no text makes it throw', () =>
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...'0123456789/-T: ') })), (text) => {
      const once = formatDateTime(text);
      expect(formatDateTime(once)).toBe(once);
      expect(parseDateTime(text) === null).toBe(text.trim() === '' || validateDateTime(text) !== undefined);
      expect(isDateTime(text)).toBe(parseDateTime(text) !== null);
    }),
  ));
