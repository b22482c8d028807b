import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText, holdsFor } from '../test-support/laws.ts';
import { formatCardExpiry, isCardExpiry, isPartialCardExpiry, parseCardExpiry, validateCardExpiry } from './index.ts';

test.each([
  ['01/28', undefined],
  ['12/28', undefined],
  ['1228', undefined],
  [' 12 / 28 ', undefined],
  ['12–28', undefined],
  ['12/2028', undefined],
  ['2028-12', undefined],
  ['1/28', undefined],
  ['00/28', 'month'],
  ['13/28', 'month'],
  ['2812', 'month'],
  ['12/2', 'length'],
  ['12', 'length'],
  ['12/202', 'length'],
  ['12/285', 'length'],
  ['', 'length'],
  ['12/2B', 'characters'],
  ['12:28', 'characters'],
])('S-216 %j: %s', (text, problem) => {
  expect(validateCardExpiry(text)).toBe(problem);
  expect(isCardExpiry(text)).toBe(problem === undefined);
});
test.each([
  ['1228', '12/28'],
  ['122', '12/2'],
  ['12', '12'],
  ['1', '1'],
  ['5', '05'],
  ['13/28', '13/28'],
  ['12289', '12/28'],
  ['', ''],
  [null, ''],
])('S-216 %j is shown as %j', (text, shown) => expect(formatCardExpiry(text)).toBe(shown));
test.each([
  ['12/2028', '1228'],
  ['12/20', '1220'],
  ['122028', '1228'],
  ['2028-12', '1228'],
  ['2028/1', '0128'],
  ['2028-12-31', '1228'],
  ['12 / 28', '1228'],
  ['1/28', '0128'],
  ['Validade: 5/2028', '0528'],
  ['nenhuma', ''],
])('S-225 %j means %j', (text, digits) => expect(parseCardExpiry(text)).toBe(digits));
test.each([
  ['', true],
  ['0', true],
  ['1', true],
  ['5', true],
  ['00', false],
  ['13', false],
  ['12/', true],
  ['12/2', true],
  ['12/202', true],
  ['12/28', true],
  ['12/281', false],
  ['1a', false],
])('%j can become an expiry: %s', (text, answer) => expect(isPartialCardExpiry(text)).toBe(answer));
test('S-216 every month of every year is right, however its year and month are written, and so may its beginnings become', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.nat(99), fc.nat(4), (month, year, shape) => {
      const [mm, yy] = [String(month).padStart(2, '0'), String(year).padStart(2, '0')];
      const text = [`${mm}/${yy}`, mm + yy, `${mm}/20${yy}`, `20${yy}-${mm}`, `${month}/${yy}`][shape] ?? '';
      expect(validateCardExpiry(text)).toBeUndefined();
      expect(parseCardExpiry(text)).toBe(mm + yy);
      for (let end = 0; end < 5; end += 1) expect(isPartialCardExpiry(`${mm}/${yy}`.slice(0, end))).toBe(true);
    }),
  ));
test('S-227 any text: formatting twice changes nothing, the digits format back, and nothing throws', () =>
  fc.assert(
    fc.property(fc.oneof(anyText, fc.string({ unit: fc.constantFrom(...'01228/- '), maxLength: 9 })), (text) => {
      holdsFor({ format: formatCardExpiry, parse: parseCardExpiry, is: isCardExpiry, validate: validateCardExpiry }, text);
      isPartialCardExpiry(text);
    }),
  ));
