import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatLocator, parseLocator, validateLocator } from './index.ts';

const RUNS = { numRuns: 10_000 };

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
])('Q-201 %j: %s', (text, problem) => expect(validateLocator(text)).toBe(problem));
test.each([
  ['abc123', 'ABC123'],
  ['ab c-12 3x', 'ABC123'],
  ['Loc: ñ', 'LOC'],
  ['', ''],
])('Q-203 %j gives %j', (text, locator) => {
  expect(parseLocator(text)).toBe(locator);
  expect(formatLocator(text)).toBe(locator);
});
test('Q-203 S-227 six letters and digits at most, upper case, whatever comes in; formatting twice changes nothing', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const locator = formatLocator(text);
      expect(locator).toMatch(/^[0-9A-Z]{0,6}$/);
      expect(formatLocator(locator)).toBe(locator);
      validateLocator(text);
    }),
    RUNS,
  ));
