import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CARD_BRANDS } from '../card/index.ts';
import { anyText, holdsFor } from '../test-support/laws.ts';
import {
  formatVerificationCode,
  isPartialVerificationCode,
  isVerificationCode,
  parseVerificationCode,
  validateVerificationCode,
} from './index.ts';

test.each([
  ['123', undefined, undefined],
  ['1234', undefined, undefined],
  ['000', 'visa', undefined],
  [' 123\n', 'elo', undefined],
  ['1234', 'amex', undefined],
  ['123', 'amex', 'length'],
  ['1234', 'visa', 'length'],
  ['12', undefined, 'length'],
  ['12345', undefined, 'length'],
  ['', undefined, 'length'],
  ['12a', 'visa', 'characters'],
  ['１２３', 'visa', 'characters'],
] as const)('%j of %s: %s', (text, brand, problem) => {
  expect(validateVerificationCode(text, brand)).toBe(problem);
  expect(isVerificationCode(text, brand)).toBe(problem === undefined);
});
test.each([
  ['12345', undefined, '1234'],
  ['12345', 'amex', '1234'],
  ['12345', 'visa', '123'],
  ['CVV: 1 2 3', 'visa', '123'],
  ['', 'visa', ''],
] as const)('S-225 %j of %s means %j', (text, brand, digits) => {
  expect(parseVerificationCode(text, brand)).toBe(digits);
  expect(formatVerificationCode(text, brand)).toBe(digits);
});
test('nothing is shown as nothing', () =>
  expect([formatVerificationCode(null), formatVerificationCode(undefined, 'visa')]).toEqual(['', '']));
test.each([
  ['', 'visa', true],
  ['12', 'visa', true],
  ['123', 'amex', true],
  ['1234', 'visa', false],
  ['12345', undefined, false],
  ['1a', undefined, false],
] as const)('%j of %s can become a verification code: %s', (text, brand, answer) =>
  expect(isPartialVerificationCode(text, brand)).toBe(answer),
);
test('S-227 any text: formatting twice changes nothing, the digits format back, and nothing throws', () =>
  fc.assert(
    fc.property(anyText, fc.constantFrom(undefined, ...CARD_BRANDS), (text, brand) => {
      holdsFor(
        {
          format: (value) => formatVerificationCode(value, brand),
          parse: (value) => parseVerificationCode(value, brand),
          is: (value) => isVerificationCode(value, brand),
          validate: (value) => validateVerificationCode(value, brand),
        },
        text,
      );
      isPartialVerificationCode(text, brand);
    }),
  ));
