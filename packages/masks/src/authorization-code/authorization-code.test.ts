import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText, holdsFor } from '../test-support/laws.ts';
import {
  formatAuthorizationCode,
  isAuthorizationCode,
  isPartialAuthorizationCode,
  parseAuthorizationCode,
  validateAuthorizationCode,
} from './index.ts';

test.each([
  ['123456', undefined],
  ['000000', undefined],
  [' 123 456\n', undefined],
  ['1'.repeat(40), undefined],
  ['12345', 'length'],
  ['', 'length'],
  ['12345A', 'characters'],
  ['123-456', 'characters'],
  ['１２３456', 'characters'],
])('Q-205 digits only, six or more: %j: %s', (text, problem) => {
  expect(validateAuthorizationCode(text)).toBe(problem);
  expect(isAuthorizationCode(text)).toBe(problem === undefined);
});
test.each([
  ['123 456', '123456'],
  [' NSU: 0001-23 ', '000123'],
  ['AUT: 123456 / Visa final 4321', '123456'],
  ['', ''],
])('Q-205 %j means %j', (text, digits) => {
  expect(parseAuthorizationCode(text)).toBe(digits);
  expect(formatAuthorizationCode(text)).toBe(digits);
});
test('nothing is shown as nothing', () => expect([formatAuthorizationCode(null), formatAuthorizationCode(undefined)]).toEqual(['', '']));
test.each([
  ['', true],
  ['12 3', true],
  ['12a', false],
])('%j can become an authorization code: %s', (text, answer) => expect(isPartialAuthorizationCode(text)).toBe(answer));
test('S-227 any text: formatting twice changes nothing, the digits format back, and nothing throws', () =>
  fc.assert(
    fc.property(anyText, (text) => {
      holdsFor(
        { format: formatAuthorizationCode, parse: parseAuthorizationCode, is: isAuthorizationCode, validate: validateAuthorizationCode },
        text,
      );
      isPartialAuthorizationCode(text);
    }),
  ));
