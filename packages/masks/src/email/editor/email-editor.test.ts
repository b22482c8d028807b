import { expect, test } from 'vitest';
import { Field } from '../../test-support/field.ts';
import { emailEditor } from './index.ts';

const editor = emailEditor({ maxLength: 10 });

test.each([
  ['|', 'a@b.co', 'a@b.co|'],
  ['a@b.com.br|', 'x', 'a@b.com.br|'],
  ['a@|b.co', 'x', 'a@x|b.co'],
  ['|a@b.co', ' ', ' |a@b.co'],
  ['a|@b.co', 'n a', 'an a|@b.co'],
])('Q-187 typed in %s: %s', (from, keys, to) => expect(new Field(editor, from).type(keys).marked).toBe(to));
test.each([
  ['|', ' mailto:a@b.co?cc=c ', 'a@b.co|'],
  ['|', 'ana.lima@b.com.br', 'ana.lima@b|'],
  ['|a@b|', 'c@d.com', 'c@d.com|'],
  ['a@|', 'b.co', 'a@b.co|'],
])('S-225 pasted in %s: %s', (from, text, to) => expect(new Field(editor, from).paste(text).marked).toBe(to));
test.each([
  ['a@b|.co', 'a@|.co'],
  ['|a@b.co|', '|'],
])('S-226 backspace in %s', (from, to) => expect(new Field(editor, from).backspace().marked).toBe(to));
test('without a limit nothing is cut', () => {
  const address = `${'a'.repeat(60)}@${'b'.repeat(60)}.com`;
  expect(new Field(emailEditor()).paste(address).state.text).toBe(address);
});

test.each([
  'ana@hotel.com ',
  ' <ana@hotel.com>',
  'Ana Lima <ana@hotel.com>',
  'mailto:ana@hotel.com?subject=x',
  '"Lima, Ana" <ana@hotel.com>;',
])('S-225 pasted %j is the address, without a word about the rest', (text) => {
  const field = new Field(emailEditor({ maxLength: 100 }), '|x@y.com|').paste(text);
  expect([field.text, field.refused]).toEqual(['ana@hotel.com', undefined]);
});
test('S-225 an address that is cut, and a second one that is left out, are told', () => {
  const cut = new Field(editor).paste('Ana <ana.lima@b.com.br>');
  expect([cut.text, cut.refused]).toEqual(['ana.lima@b', 'length']);
  const second = new Field(emailEditor()).paste('Ana <ana@b.co>; Bia <bia@b.co>');
  expect([second.text, second.refused]).toEqual(['ana@b.co', 'length']);
});
