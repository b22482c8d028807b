import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Field } from '../../test-support/field.ts';
import { formatDate, readDate } from '../index.ts';
import { dateEditor } from './index.ts';

const known = { today: '2026-11-22' };
const editor = dateEditor(known);

test.each([
  ['19/12/26', '19/12/26|'],
  ['19122026', '19/12/2026|'],
  ['1/1/2027', '01/01/2027|'],
  ['19.12.2026', '19/12/2026|'],
  ['19dec', '19/12/|'],
  ['19/12', '19/12|'],
])('typed %s', (keys, marked) => expect(new Field(editor).type(keys).marked).toBe(marked));

test.each([
  ['19/12', '2026-12-19'],
  ['1/1', '2027-01-01'],
  ['22/11', '2026-11-22'],
  ['19/12/26', '2026-12-19'],
  ['19DEC', '2026-12-19'],
  ['19DEC 2027', '2027-12-19'],
  ['19 de dezembro', '2026-12-19'],
  ['19/12/2026 08:10', '2026-12-19'],
  ['DEC19', '2026-12-19'],
  ['Dec 19, 2027', '2027-12-19'],
  ['19122027 0810', '2027-12-19'],
  ['sáb, 19 de dez.', '2026-12-19'],
  ['mar, 19 de dez', '2026-12-19'],
  ['Check-in: 19/12', null],
  ['Entrada: 19/12', '2026-12-19'],
  ['12/2026', null],
  ['31/02', null],
  ['dezembro', null],
  ['', null],
])('%s means %s', (text, iso) => expect(readDate(text, known)).toBe(iso));

test('S-225 a pasted date is read as it is meant, and one that cannot be read stays', () => {
  expect(new Field(editor, '|01/01/2026|').paste('19DEC').marked).toBe('19/12/2026|');
  expect(new Field(editor).paste('1912').marked).toBe('19/12|');
  expect(new Field(editor).paste('amanhã').marked).toBe('amanhã|');
});

test.each([
  ['2026-12-19', '19/12/2026|'],
  ['2026/12/19', '19/12/2026|'],
  ['2026-12-19T08:10', '19/12/2026|'],
  ['2026-1-5', '05/01/2026|'],
  ['2026-1-1', '2026-01-1|'],
  ['1985-07-04', '04/07/1985|'],
  ['2001-12-19', '19/12/2001|'],
  ['2013-12-19', '19/12/2013|'],
  ['2000-12-19', '19/12/2000|'],
  ['20/13/2026', '20/13/2026|'],
  ['20-10-12', '20/10/12|'],
  ['20/1/2027', '20/01/2027|'],
])('a date typed with its year in front: %s', (keys, marked) => {
  expect(new Field(editor).type(keys).marked).toBe(marked);
  expect(new Field(editor, '|01/01/2026|').type(keys).marked).toBe(marked);
});

test.each([
  ['2026-1-5', '2026-01-05'],
  ['2026.12.19', '2026-12-19'],
  ['20261219', '2026-12-19'],
  ['20102026', '2026-10-20'],
  ['2026-02-31', null],
])('a text with its year in front, %s, means %s', (text, iso) => {
  expect(readDate(text, known)).toBe(iso);
  if (iso !== null) expect(new Field(editor).paste(text).marked).toBe(`${iso.split('-').reverse().join('/')}|`);
});

test('a date that begins with its month, and a month without a day, stay as typed until the field is left', () => {
  expect(new Field(editor).type('DEC19').marked).toBe('DEC19|');
  expect(new Field(editor, '|01/01/2026|').type('DEC19').marked).toBe('DEC19|');
  expect(new Field(editor).type('12/2026').marked).toBe('12/2026|');
  expect(new Field(editor, '|01/01/2026|').type('x1').marked).toBe('1|');
});

test('a digit behind a whole date is refused in words', () => {
  const field = new Field(editor, '19/12/2026|').type('0');
  expect(field.marked).toBe('19/12/2026|');
  expect(field.refused).toBe('length');
});

test.each([
  ['15/11', '2026-11-15'],
  ['22/11', '2026-11-22'],
  ['23/11', '2025-11-23'],
  ['31/12', '2025-12-31'],
  ['1/1', '2026-01-01'],
  ['29/2', '2024-02-29'],
  ['15NOV', '2026-11-15'],
  ['15/11/27', '2027-11-15'],
  ['31/02', null],
])('of a date that lies in the past, %s means %s', (text, iso) => {
  expect(readDate(text, { ...known, past: true })).toBe(iso);
  expect(dateEditor({ ...known, past: true }).show(text)).toBe(iso === null ? text : iso.split('-').reverse().join('/'));
});

test('of a date that lies in the past, a missing year is that of the latest such day until today', () => {
  const days = fc
    .date({ min: new Date('1910-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(days, days, (day, today) => {
      const [year = '', month = '', date = ''] = day.split('-');
      const meant = readDate(`${date}/${month}`, { today, past: true }) ?? '';
      expect(meant.slice(5)).toBe(`${month}-${date}`);
      expect(meant <= today).toBe(true);
      // No such day is between it and today.
      if (day <= today) expect(meant >= day).toBe(true);
      expect(readDate(`${date}/${month}/${year}`, { today, past: true })).toBe(day);
    }),
  );
});

describe('S-220 a written year', () => {
  const WRITTEN: readonly (readonly [written: string, shown: string])[] = [
    ['15 de janeiro de 2026', '15/01/2026'],
    ['12 de dezembro de 2027', '12/12/2027'],
    ['12 de março de 2026', '12/03/2026'],
    ['quinta-feira, 12 de março de 2026', '12/03/2026'],
    ['12 de mar. de 2026', '12/03/2026'],
    ['12 de março de 26', '12/03/2026'],
    ['12 de marzo del 2026', '12/03/2026'],
    ['1º de janeiro de 2026', '01/01/2026'],
    ['12 mar 26', '12/03/2026'],
    ['12 mar. 26', '12/03/2026'],
    ['12 março 2025', '12/03/2025'],
    ['12 mar, 2026', '12/03/2026'],
    ['12/03 26', '12/03/2026'],
    ['12/03 2026', '12/03/2026'],
    ['MAR 12 26', '12/03/2026'],
    ['Thu, Mar 12, 2026', '12/03/2026'],
    ['25 dez 2026', '25/12/2026'],
    ['25/dez/2026', '25/12/2026'],
    ['25DEC26', '25/12/2026'],
    ['12 mar 26 08:10', '12/03/2026'],
    ['12 de março de 2026, 08:10', '12/03/2026'],
    // None is written.
    ['25DEC', '25/12/2026'],
    ['25 de dezembro', '25/12/2026'],
    ['19DEC 0810', '19/12/2026'],
    ['19/12 08:10', '19/12/2026'],
  ];
  test.each(WRITTEN)('%s pasted', (written, shown) => expect(new Field(editor).paste(written).marked).toBe(`${shown}|`));
  test.each(WRITTEN)('%s typed, and left', (written, shown) =>
    expect(formatDate(readDate(new Field(editor).type(written).text, known))).toBe(shown),
  );
});

test.each(['12/25/2026', '12-25-2026', '12252026', '12 del marzo de 2026', '30 de fevereiro de 2026'])(
  '%s stays as it was written, and is no date',
  (text) => {
    expect(new Field(editor).type(text).text).toBe(text);
    expect(new Field(editor).paste(text).text).toBe(text);
    expect(readDate(text, known)).toBeNull();
  },
);

test.each(['15/01/2026 a 20/01/2026', '12 mar 26 a 15 mar 26'])('%s has more than a date, and stays as it was pasted', (text) => {
  expect(new Field(editor).paste(text).text).toBe(text);
  expect(readDate(text, known)).toBeNull();
});

test('letters of which some were refused are no month', () => {
  expect(new Field(editor).type('12 dias de março').text).toBe('12/di');
});
