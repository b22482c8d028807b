import { expect, test } from 'vitest';
import { Field } from '../../test-support/field.ts';
import { authorizationCodeEditor } from './index.ts';

test.each([
  ['|', '12a3-4', '1234|'],
  ['12|3', '9', '129|3'],
  ['123456|', '7890123456', '1234567890123456|'],
])('Q-205 typed in %s: %s', (from, keys, to) => expect(new Field(authorizationCodeEditor, from).type(keys).marked).toBe(to));
test.each([
  ['|', ' 123 456 ', '123456|'],
  ['12|3', 'x4', '124|3'],
])('S-225 pasted in %s: %s', (from, text, to) => expect(new Field(authorizationCodeEditor, from).paste(text).marked).toBe(to));
test('S-226 backspace takes the digit beside the caret', () =>
  expect(new Field(authorizationCodeEditor, '12|3').backspace().marked).toBe('1|3'));

test.each([
  ['AUT: 123456 / Visa final 4321', '123456'],
  ['AUT 123456 4321', '123456'],
  ['Visa 4111 1111 1111 1234 AUT 123456', '123456'],
  ['30/11/2026 AUT: 12 34 56', '123456'],
  ['12 34 56', '123456'],
  ['123.456', '123456'],
  ['AUT 123456 (123456)', '123456'],
])('S-225 of a pasted text the only code is taken: %s', (text, code) => {
  expect(new Field(authorizationCodeEditor).paste(text).marked).toBe(`${code}|`);
  expect(new Field(authorizationCodeEditor, '|9876543|').paste(text).marked).toBe(`${code}|`);
});
test.each(['AUT 123456 / NSU 654321', '123/456'])('S-225 pasted %s has several numbers, and nothing is taken', (text) => {
  const field = new Field(authorizationCodeEditor, '|98765|').paste(text);
  expect([field.marked, field.refused]).toEqual(['|98765|', 'length']);
});
