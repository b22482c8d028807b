import { describe, expect, test } from 'vitest';
import { Field } from '../../test-support/field.ts';
import { timeEditor } from './index.ts';

test.each([
  ['|', '1405', '14:05|'],
  ['|', '14:05', '14:05|'],
  ['|', '930', '09:30|'],
  ['|', '9:30', '09:30|'],
  ['|', '1h30', '01:30|'],
  ['|', '0:30', '00:30|'],
  ['14:05|', '9', '14:05|'],
  ['|4:05', '1', '1|4:05'],
  ['1|4:05', '2', '12|:05'],
])('typed in %s: %s', (from, keys, to) => expect(new Field(timeEditor, from).type(keys).marked).toBe(to));
test.each([
  ['14:|05', '1|0:5'],
  ['09|', '0|'],
])('S-226 backspace in %s', (from, to) => expect(new Field(timeEditor, from).backspace().marked).toBe(to));
test.each([
  ['|', '9:30', '09:30|'],
  ['|', '14h05', '14:05|'],
  ['|', '09:30:00', '09:30|'],
  ['|14:05|', '0930', '09:30|'],
])('S-225 pasted in %s: %s', (from, text, to) => expect(new Field(timeEditor, from).paste(text).marked).toBe(to));

describe('AM and PM', () => {
  test.each([
    ['08:10 PM', '20:10'],
    ['8:10 PM', '20:10'],
    ['8:10pm', '20:10'],
    ['8:10 p.m.', '20:10'],
    ['0810 PM', '20:10'],
    ['12:30 AM', '00:30'],
    ['12:30 PM', '12:30'],
    ['8:10 AM', '08:10'],
    ['8 pm', '20:00'],
    ['11PM', '23:00'],
    ['20:10 PM', '20:10'],
  ])('%s', (text, time) => {
    expect(new Field(timeEditor).type(text).marked).toBe(`${time}|`);
    expect(new Field(timeEditor).paste(text).marked).toBe(`${time}|`);
    expect(new Field(timeEditor, '|14:05|').type(text).marked).toBe(`${time}|`);
    expect(new Field(timeEditor, '|14:05|').paste(text).marked).toBe(`${time}|`);
  });
  test('one that contradicts the hour is refused', () => {
    const typed = new Field(timeEditor).type('20:10 A');
    expect([typed.text, typed.refused]).toEqual(['20:10', 'text']);
    const pasted = new Field(timeEditor, '|14:05|').paste('20:10 AM');
    expect([pasted.text, pasted.refused]).toEqual(['14:05', 'text']);
  });
});

test.each([
  ['10/12/2026 08:10', '08:10'],
  ['10.12.2026 8h10', '08:10'],
  ['2026-12-10T08:10:00.000-03:00', '08:10'],
  ['2026-12-10T08:10', '08:10'],
  ['Embarque: 08:10', '08:10'],
  ['10/12/2026 às 8:10 PM', '20:10'],
  ['08:10 (8:10 AM)', '08:10'],
  ['20:30+1', '20:30'],
])('S-225 the only clock of a pasted text is taken: %s', (text, time) => {
  expect(new Field(timeEditor).paste(text).marked).toBe(`${time}|`);
  expect(new Field(timeEditor, '14|:05').paste(text).marked).toBe(`${time}|`);
});

test.each(['10/12/2026', '101220260810', '08:10 às 10:30', 'voo 1234', 'meio-dia', '10/12'])(
  'S-225 pasted %s has no time, or several',
  (text) => {
    const field = new Field(timeEditor, '|14:05|').paste(text);
    expect([field.marked, field.refused]).toEqual(['|14:05|', 'text']);
  },
);

test('a time that does not exist stays as it was written', () => {
  expect(new Field(timeEditor).paste('25:70').text).toBe('25:70');
  expect(new Field(timeEditor, '09:|').paste('30').text).toBe('09:30');
});
