import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Field } from '../../test-support/field.ts';
import { formatPhone, isPhone, parsePhone } from '../index.ts';
import { phoneEditor } from './index.ts';

describe('S-208 the eleventh digit moves the hyphen', () => {
  test.each([
    ['|', '1133334444', '(11) 3333-4444|'],
    ['|', '11987654321', '(11) 98765-4321|'],
    ['(11) 98765-4321|', '0', '(11) 98765-4321|'],
    ['(11) 9876-|5432', '1', '(11) 98761|-5432'],
    ['(11) |98765-4321', '3', '(11) 3|8765-4321'],
    ['(11|) 3333-4444', ')', '(11)| 3333-4444'],
  ])('typed in %s: %s', (from, keys, to) => expect(new Field(phoneEditor, from).type(keys).marked).toBe(to));
  test.each([
    ['(11) 98765-4321|', '(11) 9876-5432|'],
    ['(11) |98765-4321', '(1|9) 8765-4321'],
    ['(11) 3333-|4444', '(11) 333|4-444'],
    ['(1|', '|'],
  ])('backspace in %s', (from, to) => expect(new Field(phoneEditor, from).backspace().marked).toBe(to));
  test.each([
    ['(11|) 3333-4444', '(11|) 3334-444'],
    ['|(11) 3333-4444', '|(13) 3334-444'],
  ])('delete in %s', (from, to) => expect(new Field(phoneEditor, from).delete().marked).toBe(to));
});
describe('S-208 a country code is stripped', () => {
  test.each([
    ['+', '+|'],
    ['+55', '+55|'],
    ['+559', '(9|'],
    ['+5511987654321', '(11) 98765-4321|'],
    ['+5598987654321', '(98) 98765-4321|'],
    ['+551133334444', '(11) 3333-4444|'],
    ['5511987654', '(55) 1198-7654|'],
    ['5511987654321', '(11) 98765-4321|'],
    ['011987654321', '(11) 98765-4321|'],
  ])('typed before the number, %s shows %s', (keys, shown) => expect(new Field(phoneEditor).type(keys).marked).toBe(shown));
  test('+ can be taken back, and stands only at the start', () => {
    expect(new Field(phoneEditor, '+5|').backspace().marked).toBe('+|');
    expect(new Field(phoneEditor, '+|').backspace().marked).toBe('|');
    expect(new Field(phoneEditor, '|(11) 3333-4444').type('+').marked).toBe('|(11) 3333-4444');
  });
  test('but not the area code 55 of a mobile that is already whole', () =>
    expect(new Field(phoneEditor).type('559987654321').marked).toBe('(55) 99876-5432|'));
  test.each([
    ['|', '+5511987654321', '(11) 98765-4321|'],
    ['|', '+55 (11) 3333-4444', '(11) 3333-4444|'],
    ['|(21) 3333-4444|', '5511987654321', '(11) 98765-4321|'],
    ['|', '0 15 11 98765-4321', '(11) 98765-4321|'],
    ['(11|', ' 98765-4321', '(11) 98765-4321|'],
  ])('pasted in %s: %s', (from, text, to) => {
    expect(new Field(phoneEditor, from).paste(text).marked).toBe(to);
    expect(new Field(phoneEditor, from).insert(text).marked).toBe(to);
  });
});
describe('S-208 a number of another country keeps its +, and is no Brazilian one', () => {
  test.each(['+51 987 654 321', '+34 912 345 678', '+54 9 11 1234-5678', '+1 (212) 555-1234', '+351 912 345 678'])('%s', (text) => {
    for (const field of [
      new Field(phoneEditor).type(text),
      new Field(phoneEditor).paste(text),
      new Field(phoneEditor, '|(21) 3333-4444|').paste(text),
      new Field(phoneEditor, '(21) 3333-|4444').paste(text),
      new Field(phoneEditor, '|(21) 3333-4444|').insert(text),
    ]) {
      expect(field.marked).toBe(`${text}|`);
      expect(parsePhone(field.text)).toBe(text);
      expect(isPhone(parsePhone(field.text))).toBe(false);
    }
    expect(phoneEditor.show(text)).toBe(text);
  });
  test('words before it stay', () => expect(new Field(phoneEditor).paste(' Tel.: +51 987 654 321 ').text).toBe('Tel.: +51 987 654 321'));
  test('it is edited as plain text, and is Brazilian once its + or its country code is taken back', () => {
    expect(new Field(phoneEditor, '+51| 987 654').type('1').marked).toBe('+511| 987 654');
    expect(new Field(phoneEditor).type('+51').backspace().type('511').marked).toBe('(11|');
    expect(new Field(phoneEditor, '+|51 987 654 321').backspace().text).toBe('(51) 98765-4321');
  });
});
test('S-226 deleting from the end always comes to an empty field', () =>
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 13 }), (digits) => {
      expect(new Field(phoneEditor, `${formatPhone(digits)}|`).backspace(12).marked).toBe('|');
    }),
  ));
