import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatInteger, parseInteger, validateInteger } from './index.ts';

test.each([
  ['12', 12],
  ['1.234', 1234],
  ['0', 0],
  ['', null],
  ['abc', null],
  ['9007199254740992', null],
])('%j is %s', (text, value) => expect(parseInteger(text)).toBe(value));
test.each([
  [12, '12'],
  [0, '0'],
  [null, ''],
  [-1, ''],
  [1.5, ''],
  [Number.NaN, ''],
])('%s shows %j', (value, text) => expect(formatInteger(value)).toBe(text));
test('S-210 a count equal to a limit and an empty text are right, one beyond is not', () => {
  expect(validateInteger('2', { min: 2, max: 2 })).toBeUndefined();
  expect(validateInteger('', { min: 2 })).toBeUndefined();
  expect(validateInteger('1', { min: 2 })).toBe('min');
  expect(validateInteger('3', { max: 2 })).toBe('max');
});
test('names the rule that failed', () => {
  expect(validateInteger('1a')).toBe('characters');
  expect(validateInteger('1234', { maxDigits: 3 })).toBe('length');
  expect(validateInteger('99999999999999999')).toBe('size');
});
test('S-227 a count that is shown is read back the same, and shows the same', () =>
  fc.assert(
    fc.property(fc.nat(Number.MAX_SAFE_INTEGER), (value) => {
      expect(parseInteger(formatInteger(value))).toBe(value);
      expect(formatInteger(parseInteger(formatInteger(value)))).toBe(formatInteger(value));
    }),
  ));
test('no text makes it throw', () => fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void validateInteger(text))));

test.each([
  [1234, 1234],
  [-0, 0],
  [-1, null],
  [1.5, null],
  [2 ** 53, null],
])('the number %d is the count %j', (number, count) => expect(parseInteger(number)).toBe(count));
test.each([
  [12, {}, undefined],
  [1.5, {}, 'characters'],
  [-1, {}, 'characters'],
  [123, { maxDigits: 2 }, 'length'],
  [1e21, {}, 'size'],
  [3, { min: 4 }, 'min'],
])('the number %d with %j: %s', (number, limits, problem) => expect(validateInteger(number, limits)).toBe(problem));
