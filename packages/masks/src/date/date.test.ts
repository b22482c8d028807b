import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDate, isDate, parseDate, validateDate } from './index.ts';

const days = fc
  .date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('S-220 a date is DD/MM/YYYY, and one that does not exist is refused', () => {
  expect(formatDate('2025-12-31')).toBe('31/12/2025');
  expect(parseDate('31/12/2025')).toBe('2025-12-31');
  expect(parseDate('31/02/2025')).toBeNull();
  expect(validateDate('31/02/2025')).toBe('day');
});
test.each([
  ['29/02/2024', '2024-02-29'],
  ['29/02/2000', '2000-02-29'],
  ['31122025', '2025-12-31'],
  ['1/2/2025', '2025-02-01'],
  ['01-02-2025', '2025-02-01'],
  ['01.02.2025', '2025-02-01'],
  ['2025-02-01', '2025-02-01'],
  ['2025-02-01T23:59:00.000Z', '2025-02-01'],
  ['2025-02-01 23:59:00', '2025-02-01'],
  ['2025/02/01', '2025-02-01'],
  ['01/02/2025 23:59', '2025-02-01'],
  ['01/02/2025, 23:59:00', '2025-02-01'],
  [' 01/02/2025 ', '2025-02-01'],
])('%s is %s', (text, iso) => expect(parseDate(text)).toBe(iso));
test.each([
  ['', undefined],
  ['31/12/2025', undefined],
  ['29/02/2025', 'day'],
  ['29/02/1900', 'day'],
  ['31/04/2025', 'day'],
  ['00/01/2025', 'day'],
  ['01/00/2025', 'month'],
  ['01/13/2025', 'month'],
  ['01/01/0000', 'year'],
  ['31/12', 'format'],
  ['31/12/25', 'format'],
  ['hoje', 'format'],
  ['31/12/2025 amanhã', 'format'],
])('validate %j: %s', (text, problem) => {
  expect(validateDate(text)).toBe(problem);
  expect(isDate(text)).toBe(text !== '' && problem === undefined);
});
test.each([
  ['3', '3'],
  ['311', '31/1'],
  ['31122', '31/12/2'],
  ['311220259', '31/12/2025'],
  ['31/02/2025', '31/02/2025'],
  ['2025-02-31', '31/02/2025'],
  ['2025-02-01 23:59', '01/02/2025'],
  ['x', ''],
  [null, ''],
])('%j shows %j', (text, shown) => expect(formatDate(text)).toBe(shown));
test('S-220 S-227 a date that is shown is read back the same, and its digits show the same', () =>
  fc.assert(
    fc.property(days, (iso) => {
      const text = formatDate(iso);
      expect(parseDate(text)).toBe(iso);
      expect(formatDate(text)).toBe(text);
      expect(formatDate(text.replace(/\D/g, ''))).toBe(text);
    }),
  ));
test('S-227 formatting is idempotent, and no text makes it throw', () =>
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...'0123456789/-T:') })), (text) => {
      const once = formatDate(text);
      expect(formatDate(once)).toBe(once);
      expect(parseDate(text) === null).toBe(text.trim() === '' || validateDate(text) !== undefined);
      expect(isDate(text)).toBe(parseDate(text) !== null);
    }),
  ));
