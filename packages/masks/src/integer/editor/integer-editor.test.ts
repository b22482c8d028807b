import { describe, expect, test } from 'vitest';
import { Field } from '../../test-support/field.ts';
import { integerEditor } from './index.ts';

const editor = integerEditor({ maxDigits: 5 });

describe('S-210 what is typed', () => {
  test.each([
    ['12', '12', undefined],
    ['a1b2', '12', undefined],
    ['2,5', '2', 'decimals'],
    ['2.5', '2', 'decimals'],
    ['1,5', '1', 'decimals'],
    ['3,00', '3', 'decimals'],
    ['1.2345', '12345', undefined],
    ['1.250', '1250', undefined],
    ['12.5000', '12500', 'length'],
    ['1,250', '1', 'decimals'],
    [',5', '5', undefined],
    ['-5', '5', 'negative'],
    ['10-12', '10', 'decimals'],
    ['123456', '12345', 'length'],
    ['123.456', '123', 'length'],
  ])('%s', (keys, text, refused) => {
    const field = new Field(editor).type(keys);
    expect([field.text, field.refused]).toEqual([text, refused]);
  });
  test('a refused comma holds until something is deleted, or the caret stands elsewhere', () => {
    expect(new Field(editor).type('12,').backspace().type('5').text).toBe('15');
    const field = new Field(editor).type('12,');
    field.state = { ...field.state, start: 0, end: 0 };
    expect(field.type('3').marked).toBe('3|12');
    expect(new Field(editor, '1|2').type(',5').marked).toBe('1|2');
  });
  test('it holds no selected text back', () => {
    expect(new Field(editor, '|12|').type(',5').marked).toBe('5|');
  });
});

test.each([
  ['3,00', '3'],
  ['10.0', '10'],
  ['1.250', '1250'],
  ['1 250', '1250'],
  ['1,250', '1250'],
  ['12.345,00', '12345'],
  [' 23 kg ', '23'],
  ['2PC', '2'],
  ['007', '7'],
])('S-225 pasted %s is %s', (text, shown) => {
  expect(new Field(editor).paste(text).marked).toBe(`${shown}|`);
  expect(new Field(editor, '|9|').insert(`${text} `).text).toBe(shown);
});

test.each([
  ['2,5', 'decimals'],
  ['1.5 kg', 'decimals'],
  ['10-12', 'text'],
  ['12 a 15', 'text'],
  ['12 15', 'text'],
  ['10/12/2026', 'text'],
  ['2 mil', 'text'],
  ['dez', 'text'],
  ['-3', 'negative'],
  ['123456', 'length'],
])('S-225 pasted %s is refused: %s', (text, reason) => {
  const field = new Field(editor, '|9|').paste(text);
  expect([field.marked, field.refused]).toEqual(['|9|', reason]);
});

test('pasted beside other digits it is inserted', () => {
  expect(new Field(editor, '1|2').paste('3').marked).toBe('13|2');
});
