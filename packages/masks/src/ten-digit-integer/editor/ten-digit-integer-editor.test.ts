import { expect, test } from 'vitest';
import { Field } from '../../test-support/field.ts';
import { tenDigitIntegerEditor } from './index.ts';

test.each([
  ['|', '0-12a3', '0123|'],
  ['1234567890|', '1', '1234567890|'],
  ['12|34567890', '9', '129|4567890'],
])('S-209 typed in %s: %s', (from, keys, to) => expect(new Field(tenDigitIntegerEditor, from).type(keys).marked).toBe(to));
test.each([
  ['|', ' 1.234.567.890-1', '1234567890|'],
  ['1|', '23', '123|'],
])('S-225 pasted in %s: %s', (from, text, to) => expect(new Field(tenDigitIntegerEditor, from).paste(text).marked).toBe(to));
test('S-226 backspace takes the digit beside the caret', () =>
  expect(new Field(tenDigitIntegerEditor, '12|3').backspace().marked).toBe('1|3'));
