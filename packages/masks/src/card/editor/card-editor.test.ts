import { describe, expect, test } from 'vitest';
import { Field } from '../../test-support/field.ts';
import { cardEditor } from './index.ts';

describe('S-215 the groups follow the brand', () => {
  test.each([
    ['|', '4111111111111111', '4111 1111 1111 1111|'],
    ['|', '378282246310005', '3782 822463 10005|'],
    ['|', '3782822463100059', '3782 822463 10005|'],
    ['|', '30569309025904', '3056 930902 5904|'],
    ['|', '4111********1111', '4111 **** **** 1111|'],
    ['|', '4111-1111 a', '4111 1111|'],
    ['3841 |00', '9', '3841 9|00'],
    ['4111| 1111', ' ', '4111 |1111'],
    ['|82 8224', '37', '37|82 8224'],
    ['|5555 5555 5555 4444', '3', '3|555 5555 5555 4444'],
  ])('typed in %s: %s', (from, keys, to) => expect(new Field(cardEditor, from).type(keys).marked).toBe(to));
  test('and change back as its digits go', () => {
    const field = new Field(cardEditor, '37|12 345678 9');
    expect(field.backspace().marked).toBe('3|123 4567 89');
    expect(field.type('7').marked).toBe('37|12 345678 9');
  });
});
test.each([
  ['4111 |1111', '411|1 111'],
  ['3782 822463 |10005', '3782 82246|1 0005'],
  ['4111 *|***', '4111| ***'],
])('S-226 backspace in %s', (from, to) => expect(new Field(cardEditor, from).backspace().marked).toBe(to));
test.each([
  ['|', ' 4111.1111.1111.1111 ', '4111 1111 1111 1111|'],
  ['|', '3782-822463-10005', '3782 822463 10005|'],
  ['|4111 1111|', '4111 **** **** 1111', '4111 **** **** 1111|'],
])('S-225 pasted in %s: %s', (from, text, to) => expect(new Field(cardEditor, from).paste(text).marked).toBe(to));
