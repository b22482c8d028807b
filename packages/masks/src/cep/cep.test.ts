import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText, holdsFor } from '../test-support/laws.ts';
import { formatCep, isCep, isPartialCep, parseCep, validateCep } from './index.ts';

test.each([
  ['01310-100', undefined],
  ['01310100', undefined],
  ['70150900', undefined],
  [' 01.310-100\t', undefined],
  ['0131010', 'length'],
  ['013101000', 'length'],
  ['', 'length'],
  ['01310-10O', 'characters'],
  ['01310_100', 'characters'],
])('S-206 %j: %s', (text, problem) => {
  expect(validateCep(text)).toBe(problem);
  expect(isCep(text)).toBe(problem === undefined);
});
test.each([
  ['01310100', '01310-100'],
  ['01310', '01310'],
  ['013101', '01310-1'],
  ['013101009', '01310-100'],
  [null, ''],
])('S-206 %j is shown as %j', (text, shown) => expect(formatCep(text)).toBe(shown));
test.each([
  ['CEP: 01310-100', '01310100'],
  ['nenhum', ''],
])('S-225 %j means %j', (text, digits) => expect(parseCep(text)).toBe(digits));
test.each([
  ['', true],
  ['01310-', true],
  ['01310-100', true],
  ['01310-1000', false],
  ['0131a', false],
])('%j can become a CEP: %s', (text, answer) => expect(isPartialCep(text)).toBe(answer));
test('S-227 any text: formatting twice changes nothing, the digits format back, and nothing throws', () =>
  fc.assert(
    fc.property(anyText, (text) => {
      holdsFor({ format: formatCep, parse: parseCep, is: isCep, validate: validateCep }, text);
      isPartialCep(text);
    }),
  ));
