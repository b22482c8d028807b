import { describe, expect, test } from 'vitest';
import { Field } from '../../test-support/field.ts';
import { ieEditor } from './index.ts';

describe('S-229 S-226 typed in the pattern of the state', () => {
  test.each([
    ['SP', '|', '110042490114', '110.042.490.114|'],
    ['SP', '|', 'p011004243002', 'P-01100424.3/002|'],
    ['SP', '110|', 'p', '110|'],
    ['SP', '|110.042', 'p', 'P|-110042'],
    ['sp', '110.042.490.114|', '9', '110.042.490.114|'],
    ['BA', '123456-63|', '0', '1234566-30|'],
    ['BA', '1|23456-63', '0', '10|23456-63'],
    ['RS', '224|/3658792', '1', '224/1|658792'],
    ['RS', '|', 'p2', '2|'],
    ['XX', '|', '1', '|'],
    [undefined, '|', '1', '|'],
  ])('%s %s: %s', (uf, from, keys, to) => expect(new Field(ieEditor(uf), from).type(keys).marked).toBe(to));
  test.each([
    ['BA', '1234566-30|', '123456-63|'],
    ['SP', 'P-|0110', '|011.0'],
    ['RS', '224/|36', '22|3/6'],
  ])('backspace in %s %s', (uf, from, to) => expect(new Field(ieEditor(uf), from).backspace().marked).toBe(to));
});
test.each([
  ['SP', 'IE SP P-01100424.3/002', 'P-01100424.3/002|'],
  ['SP', '110.042.490.114', '110.042.490.114|'],
  ['PE', '18100100000049', '18.1.001.0000004-9|'],
])('S-225 %s, pasted %s', (uf, text, to) => expect(new Field(ieEditor(uf)).paste(text).marked).toBe(to));
