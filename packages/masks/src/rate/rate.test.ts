import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRate, parseRate, validateRate } from './index.ts';

const rates = fc.integer({ min: 0, max: 9_999_999_999 }).map((n) => n / 1e6);

test('Q-132 a rate has six decimals', () => {
  expect(formatRate(5.4321)).toBe('5,432100');
  expect(parseRate('5,432100')).toBe(5.4321);
  expect(formatRate(null)).toBe('');
});
test.each([
  ['5.4321', 5.4321],
  ['5.432', 5.432],
  ['5,432', 5.432],
  ['1.234,5', 1234.5],
  ['1.234.567', 1_234_567],
  ['1', 1],
])('%s is %d', (text, value) => expect(parseRate(text)).toBe(value));
test.each([
  ['', undefined],
  ['5,432100', undefined],
  ['5,4321001', 'decimals'],
  ['-5', 'negative'],
  ['cinco', 'format'],
  ['5,43 mil', 'format'],
  ['99999999999', 'size'],
])('validate %j: %s', (text, problem) => expect(validateRate(text)).toBe(problem));
test('S-227 a rate that is shown is read back the same, and shows the same', () =>
  fc.assert(
    fc.property(rates, (value) => {
      const text = formatRate(value);
      expect(parseRate(text)).toBe(value);
      expect(formatRate(parseRate(text))).toBe(text);
    }),
  ));
test('no text makes it throw', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      validateRate(text);
      parseRate(text);
    }),
  ));
