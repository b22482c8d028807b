import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText, holdsFor } from '../test-support/laws.ts';
import { formatLocator, isLocator, isPartialLocator, parseLocator, validateLocator } from './index.ts';

test.each([
  ['ABC123', undefined],
  ['A12345', undefined],
  ['abc123', undefined],
  [' ABCDEF ', undefined],
  ['123456', 'digits_only'],
  ['ABC12', 'length'],
  ['ABC1234', 'length'],
  ['', 'length'],
  ['ABC-12', 'characters'],
  ['ÁBC123', 'characters'],
])('Q-201 %j: %s', (text, problem) => {
  expect(validateLocator(text)).toBe(problem);
  expect(isLocator(text)).toBe(problem === undefined);
});
test.each([
  ['abc123', 'ABC123'],
  ['ab c-12 3x', 'ABC123'],
  ['Loc: ñ', ''],
  ['Localizador: qk0o1i', 'QK0O1I'],
  ['Loc.: QK0 O1I', 'QK0O1I'],
  ['PNR QK0O1I', 'QK0O1I'],
  ['QK0O1I / ABC123', 'QK0O1I'],
  ['ABC1234', 'ABC123'],
  ['', ''],
])('Q-203 %j gives %j', (text, locator) => {
  expect(parseLocator(text)).toBe(locator);
  expect(formatLocator(text)).toBe(locator);
});
test.each([
  ['', true],
  ['12345', true],
  ['ab1', true],
  ['ABC123', true],
  ['123456', false],
  ['ABC1234', false],
  ['AB-1', false],
])('%j can become a locator: %s', (text, answer) => expect(isPartialLocator(text)).toBe(answer));
test('Q-203 S-227 six letters and digits at most, upper case, whatever comes in; formatting twice changes nothing', () =>
  fc.assert(
    fc.property(anyText, (text) => {
      expect(formatLocator(text)).toMatch(/^[0-9A-Z]{0,6}$/);
      holdsFor({ format: formatLocator, parse: parseLocator, is: isLocator, validate: validateLocator }, text);
      isPartialLocator(text);
    }),
  ));
