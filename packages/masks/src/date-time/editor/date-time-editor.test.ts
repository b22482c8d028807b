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
    ['sáb., 19 de dez. de 2026, 08:10', '19/12/2026 08:10'],
    ['sábado, 19 de dezembro de 2026 às 8h10', '19/12/2026 08:10'],
    ['December 19, 2026 8:10 AM', '19/12/2026 08:10'],
    ['DEC 19 2010', '19/12/2026 20:10'],
    ['19DEC 2030 +1', '20/12/2026 20:30'],
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

test('of a moment that lies in the past, a missing year is that of the latest such day until today', () => {
  const past = { today: '2026-11-30', past: true };
  for (const [written, shown] of [
    ['12/3 8h30', '12/03/2026 08:30'],
    ['30/11 8:10', '30/11/2026 08:10'],
    ['1/12 8:10', '01/12/2025 08:10'],
    ['15nov 0810', '15/11/2026 08:10'],
    ['15 dez 2025 08:10', '15/12/2025 08:10'],
    ['15 nov 2025 08:10', '15/11/2025 08:10'],
    ['12/3 20:25', '12/03/2026 20:25'],
  ] as const) {
    expect(new Field(dateTimeEditor(past)).type(written).marked).toBe(`${shown}|`);
    expect(new Field(dateTimeEditor(past)).paste(written).marked).toBe(`${shown}|`);
  }
  expect(new Field(dateTimeEditor(past)).type('12/3 ').marked).toBe('12/03/2026 |');
  expect(readDateTime('1/12 8:10', past)).toBe('2025-12-01T08:10');
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

describe('a written year is no time', () => {
  test.each([
    ['12 mar 2026 08:10', '12/03/2026 08:10'],
    ['12 dezembro 2026 8:10 pm', '12/12/2026 20:10'],
    ['12 de março de 2026 8:10', '12/03/2026 08:10'],
    ['12 de dezembro às 8:10', '12/12/2026 08:10'],
    ['21/10 2026 8:10', '21/10/2026 08:10'],
    ['12 mar 2026', '12/03/2026'],
    ['12/03 2026', '12/03/2026'],
  ])('%s', (written, shown) => {
    expect(new Field(editor).type(written).text).toBe(shown);
    expect(new Field(editor).paste(written).text).toBe(shown);
  });
  test.each(['12 de março de 2026', 'March 12, 2026', '12/25/2026 8:10'])('%s stays as it was written', (written) => {
    expect(new Field(editor).type(written).text).toBe(written);
    expect(new Field(editor).paste(written).text).toBe(written);
    expect(readDateTime(written, known)).toBeNull();
  });
  test('of two digits', () => {
    expect(readDateTime('12 mar 26 0810', known)).toBe('2026-03-12T08:10');
    expect(new Field(editor).paste('12 mar. 26, 08:10').text).toBe('12/03/2026 08:10');
  });
  test('behind a year that was typed the same digits are a time', () => {
    expect(new Field(editor).type('19/12/2026 2026').text).toBe('19/12/2026 20:26');
  });
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
  // Read as half a moment it would lose its time.
  expect(new Field(editor).paste('0810 19DEC').marked).toBe('0810 19DEC|');
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

describe('behind a day that stood there', () => {
  const day = '31/12/2026|';

  test.each([
    ['19.12.2026 8.10', '19/12/2026 08:10'],
    ['19122026 0810', '19/12/2026 08:10'],
    ['191220260810', '19/12/2026 08:10'],
    ['191226 0810', '19/12/2026 08:10'],
    ['19-12-26 8:10', '19/12/2026 08:10'],
    ['1912 8:10', '19/12/2026 08:10'],
    ['DEC19 0810', '19/12/2026 08:10'],
    ['dez 19 8:10', '19/12/2026 08:10'],
    ['Partida: 19.12.2026 08:10', '19/12/2026 08:10'],
    ['sáb, 19 de dez. 08:10', '19/12/2026 08:10'],
  ])('S-221 what is typed as a date takes its place: %s', (typed, shown) => {
    expect(new Field(editor, day).type(typed).marked).toBe(`${shown}|`);
    expect(new Field(editor).type(typed).marked).toBe(`${shown}|`);
    expect(new Field(editor, '|01/02/2026 10:00|').type(typed).marked).toBe(`${shown}|`);
    expect(new Field(editor, day).paste(typed).text).toBe(shown);
    expect(new Field(editor, '|01/02/2026 10:00|').paste(typed).text).toBe(shown);
  });

  test('the hour alone is one with its h', () => {
    expect(new Field(editor, day).type('19-12-26 8h').text).toBe('19/12/2026 08h');
    expect(new Field(editor, day).type('8h').text).toBe('31/12/2026 08h');
    expect(new Field(editor, day).type('8h10').text).toBe('31/12/2026 08:10');
    expect(readDateTime('31/12/2026 08h', known)).toBe('2026-12-31T08:00');
    expect(readDateTime('31/12/2026 08:', known)).toBeNull();
  });

  test('a run is a time as long as it can be one, and another day from then on', () => {
    const field = new Field(editor, day);
    const shown = [...'19.12.2026 8'].map((key) => field.type(key).text);
    expect(shown).toEqual([
      '31/12/2026 1',
      '31/12/2026 19',
      '31/12/2026 19:',
      '31/12/2026 19:1',
      '31/12/2026 19:12',
      '31/12/2026 19:12',
      '19/12/2',
      '19/12/20',
      '19/12/202',
      '19/12/2026',
      '19/12/2026 ',
      '19/12/2026 08',
    ]);
  });

  test('a key that was taken back belongs to the run no more', () => {
    expect(new Field(editor, day).type('1913').backspace().type('22026 0810').text).toBe('19/12/2026 08:10');
    expect(new Field(editor, day).type('8').backspace().type('9:10').text).toBe('31/12/2026 09:10');
    expect(new Field(editor, day).type('DEC18').backspace().type('9 0810').text).toBe('19/12/2026 08:10');
  });

  test('a digit that belongs neither to a time nor to another day is refused in words', () => {
    const field = new Field(editor, day).type('2345');
    expect(field.refused).toBeUndefined();
    expect(field.type('6').text).toBe('31/12/2026 23:45');
    expect(field.refused).toBe('length');
    expect(new Field(editor, day).type('8.456').text).toBe('31/12/2026 08:45');
    expect(new Field(editor, '31/12/2026 08:10|').type('9').refused).toBe('length');
    // A time behind one that stands there: neither is its next day that of the other, nor its half of the day.
    for (const written of ['20:30+1', '9:15 PM'])
      expect(new Field(editor, '31/12/2026 08:10|').type(written).text).toBe('31/12/2026 08:10');
    expect(new Field(editor, '31/12/2026 08:10|').type('+1').text).toBe('01/01/2027 08:10');
    expect(new Field(editor, '|31/12/2026 08:10|').type(' ').marked).toBe('|31/12/2026 08:10|');
    expect(new Field(editor, '|31/12/2026 08:10|').type(' 19/12 8:20').text).toBe('19/12/2026 08:20');
  });

  test('seconds are left out', () => {
    const field = new Field(editor, day).type('8:10:30');
    expect(field.text).toBe('31/12/2026 08:10');
    expect(field.refused).toBeUndefined();
  });

  test('S-221 what can be no time and no day stays as it was typed', () => {
    expect(new Field(editor, day).type('99').text).toBe('31/12/2026 99');
    expect(new Field(editor, day).type('99').backspace().text).toBe('31/12/2026 9');
    expect(new Field(editor, day).type('12/2026 8:10').text).toBe('12/2026 8:10');
    expect(new Field(editor).type('12/2026 8:10').text).toBe('12/2026 8:10');
    expect(new Field(editor).type('12/2026 8:10').backspace(2).text).toBe('12/2026 8:');
    expect(new Field(editor, day).paste('12/2026 8:10').text).toBe('12/2026 8:10');
    expect(readDateTime('12/2026 8:10', known)).toBeNull();
    expect(readDateTime('31/12/2026 99', known)).toBeNull();
  });

  test('S-221 what is pasted and cannot be read stays behind it', () => {
    expect(new Field(editor, day).paste('amanhã cedo').text).toBe('31/12/2026 amanhã cedo');
    expect(new Field(editor, day).paste('8:70 PM').text).toBe('31/12/2026 8:70 PM');
    expect(new Field(editor).paste('8:70 PM').text).toBe('8:70 PM');
    expect(new Field(editor, '|01/02/2026 10:00|').paste('20:10 AM').text).toBe('20:10 AM');
    expect(new Field(editor).paste('19DEC').text).toBe('19/12/');
    expect(new Field(editor, '31/12/2026 08:10|').paste('x').text).toBe('31/12/2026 08:10 x');
    expect(new Field(editor, '31/|12/2026').paste('x').text).toBe('31/x12/2026');
    expect(new Field(editor, day).paste('0810').text).toBe('31/12/2026 08:10');
  });
});

describe('a time of twelve hours', () => {
  const HALVES: readonly (readonly [written: string, time: string])[] = [
    ['8:10 PM', '20:10'],
    ['8:10pm', '20:10'],
    ['8:10 p.m.', '20:10'],
    ['8pm', '20:00'],
    ['8am', '08:00'],
    ['8:10 AM', '08:10'],
    ['12:05 AM', '00:05'],
    ['12:05 PM', '12:05'],
    ['0810 PM', '20:10'],
    ['20:10 PM', '20:10'],
  ];
  test.each(HALVES)('%s', (written, time) => {
    expect(new Field(editor, '31/12/2026|').type(written).text).toBe(`31/12/2026 ${time}`);
    expect(new Field(editor, '31/12/2026|').paste(written).text).toBe(`31/12/2026 ${time}`);
    expect(new Field(editor).paste(written).text).toBe(`19/12/2026 ${time}`);
    expect(new Field(editor, '|01/02/2026 10:00|').paste(written).text).toBe(`19/12/2026 ${time}`);
    expect(readDateTime(`19DEC ${written}`, known)).toBe(`2026-12-19T${time}`);
  });
  test.each(['8:10 PM', '8:10pm', '0810 PM', '810pm'])('%s typed over a moment', (written) =>
    expect(new Field(editor, '|01/02/2026 10:00|').type(written).text).toBe('19/12/2026 20:10'),
  );
  test('one that contradicts itself stays as it was typed', () => {
    expect(new Field(editor, '31/12/2026|').type('20:10 AM').text).toBe('31/12/2026 20:10 AM');
    expect(new Field(editor, '31/12/2026|').paste('20:10 AM').text).toBe('31/12/2026 20:10 AM');
    expect(readDateTime('31/12/2026 20:10 AM', known)).toBeNull();
    expect(readDateTime('31/12/2026 0:10 PM', known)).toBeNull();
  });
});

describe('the next day of an arrival', () => {
  test.each([
    ['20:30+1', '01/01/2027 20:30'],
    ['20:30 +1', '01/01/2027 20:30'],
    ['2030+1', '01/01/2027 20:30'],
    ['20:30+2', '02/01/2027 20:30'],
    ['8:30 PM+1', '01/01/2027 20:30'],
    ['20h+1', '01/01/2027 20:00'],
  ])('%s behind a day', (written, shown) => {
    expect(new Field(editor, '31/12/2026|').type(written).text).toBe(shown);
    expect(new Field(editor, '31/12/2026|').paste(written).text).toBe(shown);
  });
  test('over a moment it is counted from where the journey begins', () => {
    const arrival = dateTimeEditor({ today: '2026-11-22', day: '2026-12-20', from: '2026-12-19' });
    for (const written of ['0:45+1', '0045+1', '0:45 +1']) {
      expect(new Field(arrival, '|20/12/2026 00:30|').type(written).text).toBe('20/12/2026 00:45');
      expect(new Field(arrival, '|20/12/2026 00:30|').paste(written).text).toBe('20/12/2026 00:45');
    }
    expect(new Field(editor, '|19/12/2026 10:00|').paste('20:30+1').text).toBe('20/12/2026 20:30');
    expect(readDateTime('19DEC 2030+1')).toBeNull();
    expect(readDateTime('19DEC 2030+1', { today: '2026-11-22' })).toBe('2026-12-20T20:30');
  });
  test('S-221 without a day, or half typed, it stays as it was typed', () => {
    const unknown = dateTimeEditor({ today: '2026-11-22' });
    expect(new Field(unknown).type('20:30+1').text).toBe('20:30+1');
    expect(new Field(unknown).paste('20:30+1').text).toBe('20:30+1');
    expect(new Field(editor, '31/12/2026|').type('20:30+').text).toBe('31/12/2026 20:30+');
    expect(readDateTime('20:30+1', { today: '2026-11-22' })).toBeNull();
    expect(readDateTime('31/12/9999 20:30+1')).toBeNull();
  });
});

test('a text as a whole is shown as it is meant, and one that cannot be read stays', () => {
  expect(editor.show('0810')).toBe('19/12/2026 08:10');
  expect(editor.show('31122026')).toBe('31/12/2026');
  expect(editor.show('31/02/2026 8')).toBe('31/02/2026 8');
  expect(editor.show('31/12/2026 amanhã cedo')).toBe('31/12/2026 amanhã cedo');
});

describe('digits over a whole moment that is selected', () => {
  const over = () => new Field(editor, '|01/02/2026 10:00|');
  test('S-221 four that can be a time stand as typed, and are the time when the field is left', () => {
    const field = over();
    expect([...'0810'].map((key) => field.type(key).text)).toEqual(['0', '08', '081', '0810']);
    expect(readDateTime('0810', known)).toBe('2026-12-19T08:10');
    expect(over().type('1145').text).toBe('1145');
    expect(readDateTime('1145', known)).toBe('2026-12-19T11:45');
    expect(over().type('810').text).toBe('810');
    expect(readDateTime('810', known)).toBe('2026-12-19T08:10');
    expect(readDateTime('145', known)).toBeNull();
    expect(over().type('0815').backspace().type('0').text).toBe('0810');
  });
  test('a fifth makes them a day and month, and so do four that can be no time', () => {
    expect(over().type('08102').text).toBe('08/10/2');
    expect(over().type('081020261430').text).toBe('08/10/2026 14:30');
    expect(over().type('3112').text).toBe('31/12');
    expect(over().type('26').text).toBe('26');
    expect(over().type('2612').text).toBe('26/12');
    expect(over().type('0810/').text).toBe('08/10/');
  });
  test('in an empty field, and where no day is known, they are a day and month', () => {
    expect(new Field(editor).type('0810').text).toBe('08/10');
    expect(new Field(dateTimeEditor({ today: '2026-11-22' }), '|01/02/2026 10:00|').type('0810').text).toBe('08/10');
  });
});
