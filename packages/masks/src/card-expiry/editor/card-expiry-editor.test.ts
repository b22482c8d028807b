import { expect, test } from 'vitest';
import { Field } from '../../test-support/field.ts';
import { cardExpiryEditor } from './index.ts';

test.each([
  ['|', '1228', '12/28|'],
  ['|', '12/28', '12/28|'],
  ['|', '528', '05/28|'],
  ['|', '1/28', '01/28|'],
  ['|', '12/2028', '12/28|'],
  ['12/28|', '9', '12/28|'],
  ['|2/28', '1', '1|2/28'],
  ['12|/28', '/', '12/|28'],
  ['|12|/28', '0', '0|2/8'],
  ['1|', 'a', '1|'],
])('S-216 typed in %s: %s', (from, keys, to) => expect(new Field(cardExpiryEditor, from).type(keys).marked).toBe(to));
test.each([
  ['12/|28', '1|2/8'],
  ['05|', '0|'],
  ['0|', '|'],
  ['1|2/28', '|22/8'],
])('S-226 backspace in %s', (from, to) => expect(new Field(cardExpiryEditor, from).backspace().marked).toBe(to));
test('S-226 a month can be corrected where it stands', () =>
  expect(new Field(cardExpiryEditor, '1|2/28').backspace().type('0').marked).toBe('0|2/28'));
test.each([
  ['|', '12/2028', '12/28|'],
  ['|', '2028-12', '12/28|'],
  ['|', '12 / 28', '12/28|'],
  ['|', '1/28', '01/28|'],
  ['|12/28|', '5/2030', '05/30|'],
])('S-225 pasted in %s: %s', (from, text, to) => {
  expect(new Field(cardExpiryEditor, from).paste(text).marked).toBe(to);
  expect(new Field(cardExpiryEditor, from).insert(text).marked).toBe(to);
});
