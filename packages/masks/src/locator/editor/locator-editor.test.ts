import { expect, test } from 'vitest';
import { Field } from '../../test-support/field.ts';
import { locatorEditor } from './index.ts';

test.each([
  ['|', 'qk0-o1i', 'QK0O1I|'],
  ['ABC|', 'd', 'ABCD|'],
  ['AB|C123', 'x', 'ABX|123'],
  ['ABC123|', 'x', 'ABC123|'],
  ['A|', '-é', 'A|'],
])('Q-203 typed in %s: %s', (from, keys, to) => expect(new Field(locatorEditor, from).type(keys).marked).toBe(to));
test.each([
  ['|', ' abc-123 ', 'ABC123|'],
  ['|', 'Localizador: qk0o1i GOL', 'QK0O1I|'],
  ['|ABC123|', 'xyz', 'XYZ|'],
  ['AB|', 'c1', 'ABC1|'],
])('S-225 pasted in %s: %s', (from, text, to) => expect(new Field(locatorEditor, from).paste(text).marked).toBe(to));
test.each([
  ['AB|C', 'A|C'],
  ['A|BC|', 'A|'],
])('S-226 backspace in %s', (from, to) => expect(new Field(locatorEditor, from).backspace().marked).toBe(to));

test('a pasted text that is too long for a locator is refused whole, and a seventh character is not taken: both are told', () => {
  const pasted = new Field(locatorEditor, '|ABC123|').paste('abc1234');
  expect(pasted.state.text).toBe('ABC123');
  expect(pasted.refused).toBe('length');
  const typed = new Field(locatorEditor, 'ABC123|').type('x');
  expect(typed.marked).toBe('ABC123|');
  expect(typed.refused).toBe('length');
  expect(new Field(locatorEditor).paste('qk0o1i').refused).toBeUndefined();
});

test.each([
  ['|', 'HLVHCH / ABCDEF', 'HLVHCH|', 'several'],
  ['|', 'HLVHCH ABCDEF', 'HLVHCH|', 'several'],
  ['|', 'qk0o1i, abc123', 'QK0O1I|', 'several'],
  ['|', 'LATAM: HLVHCH GOL: ABCDEF', 'ABCDEF|', 'several'],
  ['|', 'HLVHCH HLVHCH', 'HLVHCH|', undefined],
  ['|', 'HLVHCH 123456', 'HLVHCH|', undefined],
  ['|', 'HLVHCH Airbus', 'HLVHCH|', undefined],
  ['|', 'Codigo: HLVHCH', 'HLVHCH|', undefined],
  ['AB|', 'HLVHCH', 'HLVHCH|', undefined],
])('Q-203 in %s, %s pasted: the first locator is taken, and a second one is told', (from, text, to, refused) => {
  const field = new Field(locatorEditor, from).paste(text);
  expect(field.marked).toBe(to);
  expect(field.refused).toBe(refused);
});
test('what is typed or pasted and not taken leaves the selection as it is', () => {
  expect(new Field(locatorEditor, '|ABC123|').type('-').marked).toBe('|ABC123|');
  expect(new Field(locatorEditor, '|ABC123|').paste('abc1234').marked).toBe('|ABC123|');
});
