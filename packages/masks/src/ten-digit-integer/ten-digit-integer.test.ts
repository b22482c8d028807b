import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText, holdsFor } from '../test-support/laws.ts';
import {
  formatTenDigitInteger,
  isPartialTenDigitInteger,
  isTenDigitInteger,
  parseTenDigitInteger,
  validateTenDigitInteger,
} from './index.ts';

test.each([
  ['1234567890', undefined],
  ['0000000001', undefined],
  [' 1234567890\n', undefined],
  ['123456789', 'length'],
  ['12345678901', 'length'],
  ['', 'length'],
  ['123456789O', 'characters'],
  ['1.234.567.890', 'characters'],
  ['-123456789', 'characters'],
  ['12345 67890', 'characters'],
])('S-209 %j: %s', (text, problem) => {
  expect(validateTenDigitInteger(text)).toBe(problem);
  expect(isTenDigitInteger(text)).toBe(problem === undefined);
});
test.each([
  ['0000000001', '0000000001'],
  ['12345678901', '1234567890'],
  ['1.234 nº 5', '12345'],
  ['', ''],
])('S-209 %j means %j', (text, digits) => {
  expect(parseTenDigitInteger(text)).toBe(digits);
  expect(formatTenDigitInteger(text)).toBe(digits);
});
test('nothing is shown as nothing', () => expect([formatTenDigitInteger(null), formatTenDigitInteger(undefined)]).toEqual(['', '']));
test.each([
  ['', true],
  ['123', true],
  ['1234567890', true],
  ['12345678901', false],
  ['1a', false],
])('%j can become ten digits: %s', (text, answer) => expect(isPartialTenDigitInteger(text)).toBe(answer));
test('S-227 any text: formatting twice changes nothing, the digits format back, and nothing throws', () =>
  fc.assert(
    fc.property(anyText, (text) => {
      holdsFor(
        { format: formatTenDigitInteger, parse: parseTenDigitInteger, is: isTenDigitInteger, validate: validateTenDigitInteger },
        text,
      );
      isPartialTenDigitInteger(text);
    }),
  ));
