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
  ['|', 'abc1234', 'ABC123|'],
  ['|ABC123|', 'xyz', 'XYZ|'],
  ['AB|', 'c1', 'ABC1|'],
])('S-225 pasted in %s: %s', (from, text, to) => expect(new Field(locatorEditor, from).paste(text).marked).toBe(to));
test.each([
  ['AB|C', 'A|C'],
  ['A|BC|', 'A|'],
])('S-226 backspace in %s', (from, to) => expect(new Field(locatorEditor, from).backspace().marked).toBe(to));
