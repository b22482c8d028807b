import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPercentage, parsePercentage, validatePercentage } from './index.ts';

test('S-212 two decimals by default, configurable, with the suffix %', () => {
  expect(formatPercentage(12.5)).toBe('12,50%');
  expect(formatPercentage(12.5, { fraction: 4 })).toBe('12,5000%');
  expect(formatPercentage(12.5, { suffix: false })).toBe('12,50');
  expect(formatPercentage(null)).toBe('');
});
test.each([
  ['12,5%', 12.5],
  ['12.5 %', 12.5],
  ['% 7', 7],
  ['-3,5%', -3.5],
  ['1.234%', 1.23],
  ['%', null],
  ['', null],
])('%s is %s', (text, value) => expect(parsePercentage(text)).toBe(value));
test('S-210 a percentage equal to a limit and an empty text are right, one beyond is not', () => {
  const limits = { min: 0, max: 100 };
  expect(validatePercentage('0%', limits)).toBeUndefined();
  expect(validatePercentage('100,00%', limits)).toBeUndefined();
  expect(validatePercentage('', limits)).toBeUndefined();
  expect(validatePercentage('100,01%', limits)).toBe('max');
  expect(validatePercentage('-0,01', limits)).toBe('min');
  expect(validatePercentage('1,234')).toBe('decimals');
  expect(validatePercentage('dez')).toBe('format');
});
test('S-227 a percentage that is shown is read back the same, and shows the same', () =>
  fc.assert(
    fc.property(fc.integer({ min: -9_999_999, max: 9_999_999 }), fc.boolean(), (hundredths, suffix) => {
      const text = formatPercentage(hundredths / 100, { suffix });
      expect(parsePercentage(text)).toBe(hundredths / 100);
      expect(formatPercentage(parsePercentage(text), { suffix })).toBe(text);
    }),
  ));
test('no text makes it throw', () => fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void validatePercentage(text))));
