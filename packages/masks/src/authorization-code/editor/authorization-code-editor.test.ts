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
