import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNumber, parseNumber, validateNumber } from './index.ts';

test('S-213 two decimals by default, configurable, dot for thousands and comma for decimals', () => {
  expect(formatNumber(1234.5)).toBe('1.234,50');
  expect(formatNumber(1234.5, { fraction: 3 })).toBe('1.234,500');
  expect(formatNumber(1234.5, { fraction: 0 })).toBe('1.235');
  expect(parseNumber('1.234,50')).toBe(1234.5);
  expect(formatNumber(null)).toBe('');
});
test('S-213 three digits behind the only mark are thousands, or decimals where the caller says so', () => {
  expect(parseNumber('1.234')).toBe(1234);
  expect(parseNumber('2,925')).toBe(2925);
  const nights = { threeDigits: 'decimals' } as const;
  expect(parseNumber('2,925', nights)).toBe(2.93);
  expect(parseNumber('1.000', nights)).toBe(1);
  expect(parseNumber('1.000,50', nights)).toBe(1000.5);
  expect(validateNumber('2,92', { ...nights, max: 999 })).toBeUndefined();
  expect(validateNumber('2,925', nights)).toBe('decimals');
});
test('S-210 a number equal to a limit and an empty text are right, one beyond is not', () => {
  expect(validateNumber('1,00', { min: 1 })).toBeUndefined();
  expect(validateNumber('', { min: 1 })).toBeUndefined();
  expect(validateNumber('0,99', { min: 1 })).toBe('min');
  expect(validateNumber('2', { max: 1 })).toBe('max');
});
test('S-227 a number that is shown is read back the same, and shows the same', () =>
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), fc.integer({ min: 0, max: 4 }), (scaled, fraction) => {
      const value = scaled === 0 ? 0 : scaled / 10 ** fraction;
      const text = formatNumber(value, { fraction });
      expect(parseNumber(text, { fraction })).toBe(value);
      expect(formatNumber(parseNumber(text, { fraction }), { fraction })).toBe(text);
    }),
  ));
test('no text makes it throw', () => fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void validateNumber(text))));

test.each(['1,5 mil', '2 mi', '12mil', '3 milhões', '1.000 milhas', '1,5 MM', '2 million'])(
  '%s is another number than its digits',
  (text) => {
    expect(parseNumber(text)).toBeNull();
    expect(validateNumber(text)).toBe('format');
  },
);
