import { describe, expect, test } from 'vitest';
import { Field } from '../../test-support/field.ts';
import { readDateTime } from '../index.ts';
import { dateTimeEditor } from './index.ts';

const known = { today: '2026-11-22', day: '2026-12-19' };
const editor = dateTimeEditor(known);

/** What people type and paste, and what they mean on 22 November 2026. */
const WRITTEN: readonly (readonly [written: string, shown: string])[] = [
  ['19/12 8:10', '19/12/2026 08:10'],
  ['19/12/26 08:10', '19/12/2026 08:10'],
  ['1/1/27 7:05', '01/01/2027 07:05'],
  ['1/1 7:05', '01/01/2027 07:05'],
  ['8:10', '19/12/2026 08:10'],
  ['8h10', '19/12/2026 08:10'],
  ['19DEC 0810', '19/12/2026 08:10'],
  ['19dez 0810', '19/12/2026 08:10'],
  ['5JAN 0810', '05/01/2027 08:10'],
  ['19.12.2026 8.10', '19/12/2026 08:10'],
  ['19-12-2026 8:10', '19/12/2026 08:10'],
  ['191220260810', '19/12/2026 08:10'],
  ['22/11 23:59', '22/11/2026 23:59'],
  ['21/11 0:00', '21/11/2027 00:00'],
];

describe('what people write', () => {
  test.each(WRITTEN)('%s typed', (written, shown) => expect(new Field(editor).type(written).marked).toBe(`${shown}|`));
  test.each(WRITTEN)('%s pasted', (written, shown) => expect(new Field(editor).paste(written).marked).toBe(`${shown}|`));
  test.each([
    ['19 de dezembro de 2026 8:10', '19/12/2026 08:10'],
    ['19 DEC 2026 0810', '19/12/2026 08:10'],
    ['19DEC26 0810', '19/12/2026 08:10'],
    ['19/12/2026, 08:10', '19/12/2026 08:10'],
    ['19/12 às 8h', '19/12/2026 08:00'],
    ['19DEC 2010', '19/12/2026 20:10'],
    ['2026-12-19T08:10:00', '19/12/2026 08:10'],
  ])('%s pasted', (written, shown) => expect(new Field(editor).paste(written).marked).toBe(`${shown}|`));
  test.each(WRITTEN)('%s pasted over a moment', (written, shown) =>
    expect(new Field(editor, '|01/02/2026 10:00|').paste(written).marked).toBe(`${shown}|`),
  );
});

test('S-221 a mark adds the missing 0 before anything is judged; what then stands is judged as before', () => {
  expect(new Field(editor).type('1/').marked).toBe('01/|');
  expect(new Field(editor).type('1/2/').marked).toBe('01/02/|');
  expect(new Field(editor).type('4').marked).toBe('04|');
  expect(new Field(editor).type('193').marked).toBe('19/03|');
  expect(readDateTime('31/02/2026 8:10', known)).toBeNull();
  expect(readDateTime('0/02/2026 8:10', known)).toBeNull();
  expect(readDateTime('1/13/2026 8:10', known)).toBeNull();
  expect(readDateTime('1/2/2026 24:10', known)).toBeNull();
});

test('a blank after day and month fills in the year that comes next, only where today is known', () => {
  expect(new Field(editor).type('19/12 ').marked).toBe('19/12/2026 |');
  expect(new Field(editor).type('1/2 ').marked).toBe('01/02/2027 |');
  expect(new Field(dateTimeEditor()).type('19/12 ').marked).toBe('19/12/|');
  expect(readDateTime('19/12 8:10')).toBeNull();
  expect(readDateTime('29/2 8:10', { today: '2026-11-22' })).toBeNull();
});

test('behind a known day four digits are the time, and a slash begins another day', () => {
  expect(new Field(editor, '19/12/2026|').type('0810').marked).toBe('19/12/2026 08:10|');
  expect(new Field(editor, '19/12/2026|').type('810').marked).toBe('19/12/2026 08:10|');
  for (const day of ['01', '21', '24', '30', '31']) {
    expect(new Field(editor, '19/12/2026|').type(`${day}/12 0810`).marked).toBe(`${day}/12/2026 08:10|`);
  }
  expect(new Field(editor, '19/12/2026|').type('3/12 0810').marked).toBe('03/12/2026 08:10|');
  expect(new Field(editor, '19/12/2026|').type('310').marked).toBe('19/12/2026 03:10|');
});

test('a day, month and time that are typed as digits behind a known day take its place', () => {
  expect(new Field(editor, '19/12/2026|').type('2612').marked).toBe('19/12/2026 26:12|');
  expect(new Field(editor, '19/12/2026|').type('26120810').marked).toBe('26/12/2026 08:10|');
  expect(new Field(editor, '19/12/2026|').type('261220270810').marked).toBe('26/12/2027 08:10|');
  expect(new Field(editor).type('26120810').marked).toBe('26/12/2026 08:10|');
});

test('a month that is typed by its name behind a known day begins another day, and its year is no time', () => {
  for (const typed of ['20 dez 2026 08:10', '20dez 08:10', '20 DEC 0810', '20dez2026 8:10']) {
    expect(new Field(editor, '19/12/2026|').type(typed).marked).toBe('20/12/2026 08:10|');
    expect(new Field(editor).type(typed).marked).toBe('20/12/2026 08:10|');
  }
  expect(new Field(editor).type('20 dez 2027 08:10').marked).toBe('20/12/2027 08:10|');
  expect(new Field(editor).type('20/12 20:26').marked).toBe('20/12/2026 20:26|');
  expect(new Field(editor).type('20/12 2010 ').marked).toBe('20/12/2026 20:10|');
  expect(new Field(editor, '19/12/2026|').type('8h10').marked).toBe('19/12/2026 08:10|');
});

test('an afternoon typed without its year is read as a time once the field is left', () => {
  expect(new Field(editor).type('26121430').marked).toBe('26/12/1430|');
  expect(readDateTime('26/12/1430', { today: '2026-11-22' })).toBe('2026-12-26T14:30');
  expect(readDateTime('26/12/1899', { today: '2026-11-22' })).toBeNull();
  expect(readDateTime('26/12/1430')).toBeNull();
});

test('a time alone needs its day', () => {
  expect(new Field(dateTimeEditor({ today: '2026-11-22' })).type('8:').marked).toBe('08/|');
  expect(readDateTime('8:10', { today: '2026-11-22' })).toBeNull();
});

test('what cannot be read stays as it was pasted, and is edited as plain text', () => {
  const field = new Field(editor).paste(' amanhã cedo ');
  expect(field.marked).toBe('amanhã cedo|');
  expect(field.backspace(2).marked).toBe('amanhã ce|');
  expect(field.type('dinho').marked).toBe('amanhã cedinho|');
});

test('characters that have no place are not taken', () => {
  expect(new Field(editor).type('19x').marked).toBe('19/x|');
  expect(new Field(editor).type('19xyz').marked).toBe('19/xy|');
  expect(new Field(editor).type('19/12/2026 08:1099').marked).toBe('19/12/2026 08:10|');
  expect(new Field(editor).type('#1').marked).toBe('1|');
});

test('S-226 deleting from the end removes digit by digit', () => {
  const field = new Field(editor).type('19/12 8:10');
  expect(field.backspace(4).marked).toBe('19/12/2026 |');
  expect(field.backspace(20).marked).toBe('|');
});

test('a whole moment that comes at once takes the place of what is there, wherever the caret stands', () => {
  expect(new Field(editor, '19/12/2026|').paste('20/12/2026 08:10').marked).toBe('20/12/2026 08:10|');
  expect(new Field(editor, '19/12/2026|').insert('20/12/2026 08:10').marked).toBe('20/12/2026 08:10|');
  expect(new Field(editor, '19/|12/2026 10:00').paste('20/12 8:10').marked).toBe('20/12/2026 08:10|');
});

describe('S-221 a date that begins with its year', () => {
  test.each([
    ['2026-12-19', '19/12/2026'],
    ['2026-12-19 08:10', '19/12/2026 08:10'],
    ['2026-12-19T08:10', '19/12/2026 08:10'],
    ['2026-12-19t8:10', '19/12/2026 08:10'],
    ['2026-12-19T08:10:00Z', '19/12/2026 08:10'],
    ['2026/12/19 08:10', '19/12/2026 08:10'],
    ['2026.12.19 8.10', '19/12/2026 08:10'],
    ['2026-1-5 7:05', '05/01/2026 07:05'],
    ['2026-1-5T7:05', '05/01/2026 07:05'],
    ['2027-01-05 0810', '05/01/2027 08:10'],
    ['1999-01-05 08:10', '05/01/1999 08:10'],
  ])('%s', (written, shown) => {
    expect(new Field(editor).type(written).marked).toBe(`${shown}|`);
    expect(new Field(editor).paste(written).marked).toBe(`${shown}|`);
    expect(new Field(editor, '|01/02/2026 10:00|').type(written).marked).toBe(`${shown}|`);
    expect(new Field(editor, '|01/02/2026 10:00|').paste(written).marked).toBe(`${shown}|`);
    expect(new Field(editor, '20/12/2026|').type(written).marked).toBe(`${shown}|`);
    expect(new Field(editor, '20/12/2026|').paste(written).marked).toBe(`${shown}|`);
  });

  test('pasted in other ways', () => {
    for (const text of ['20261219T0810', '20261219 8:10', '2026-12-19, 8h10', '2026-12-19\t08:10', '2026-12-19T08:10:00.000-03:00']) {
      expect(new Field(editor).paste(text).marked).toBe('19/12/2026 08:10|');
    }
  });

  test('the year stays in front until the day is there', () => {
    expect(new Field(editor).type('2026').marked).toBe('20/02/6|');
    expect(new Field(editor).type('2026-').marked).toBe('2026-|');
    expect(new Field(editor).type('2026-1').marked).toBe('2026-1|');
    expect(new Field(editor).type('2026-1-').marked).toBe('2026-01-|');
    expect(new Field(editor).type('2026-2').marked).toBe('2026-02|');
    expect(new Field(editor).type('2026-12-1').marked).toBe('2026-12-1|');
    expect(new Field(editor).type('2026-12-4').marked).toBe('04/12/2026|');
    expect(new Field(editor).type('2026-1219').marked).toBe('19/12/2026|');
    expect(new Field(editor).type('2026--x').marked).toBe('2026-|');
    expect(new Field(editor).type('2026-12-1').backspace(2).marked).toBe('2026-12|');
    expect(new Field(editor).type('2026-12-1').backspace(2).type('-19').marked).toBe('19/12/2026|');
  });

  test('what does not exist is shown as it is read, and refused', () => {
    expect(new Field(editor).paste('2026-13-19 08:10').marked).toBe('19/13/2026 08:10|');
    expect(new Field(editor).paste('2026-12-19T24:10').marked).toBe('19/12/2026 24:10|');
    expect(readDateTime('2026-02-31 8:10', known)).toBeNull();
  });

  test('a day of the twentieth, and a time after eight in the evening, are still what they are', () => {
    expect(new Field(editor).type('20-10-2026 8:10').marked).toBe('20/10/2026 08:10|');
    expect(new Field(editor).type('20/2/26 8:10').marked).toBe('20/02/2026 08:10|');
    expect(new Field(editor).type('20/02/2026 8:10').marked).toBe('20/02/2026 08:10|');
    expect(new Field(editor).type('20.10 8:10').marked).toBe('20/10/2027 08:10|');
    expect(new Field(editor, '19/12/2026|').type('20:26').marked).toBe('19/12/2026 20:26|');
    expect(new Field(editor).type('20022026').marked).toBe('20/02/2026|');
  });
});
