import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText, holdsFor } from '../test-support/laws.ts';
import { published11, weightedSum } from '../test-support/weighted.ts';
import { formatCpf, isCpf, isPartialCpf, parseCpf, validateCpf } from './index.ts';

const cpf = fc
  .array(fc.nat(9), { minLength: 9, maxLength: 9 })
  .filter((digits) => new Set(digits).size > 1)
  .map((digits) => {
    const first = published11(weightedSum(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2]));
    const second = published11(weightedSum([...digits, first], [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]));
    return [...digits, first, second].join('');
  });

describe('S-199 eleven digits, not all equal, both check digits right', () => {
  test.each([
    ['529.982.247-25', undefined],
    ['52998224725', undefined],
    [' 529.982.247-25\n', undefined],
    ['529 982 247 25', undefined],
    ['11144477735', undefined],
    ['12345678909', undefined],
    ['111.111.111-11', 'repeated_digits'],
    ['52998224724', 'check_digit'],
    ['52998224715', 'check_digit'],
    ['5299822472', 'length'],
    ['529982247250', 'length'],
    ['', 'length'],
    ['529.982.247-2S', 'characters'],
    ['５２９98224725', 'characters'],
  ])('%j: %s', (text, problem) => {
    expect(validateCpf(text)).toBe(problem);
    expect(isCpf(text)).toBe(problem === undefined);
  });
});
test('S-200 eleven zeros are none, although their check digits are right', () =>
  expect(validateCpf('000.000.000-00')).toBe('repeated_digits'));
test.each([
  ['52998224725', '529.982.247-25'],
  ['529.982.247-25', '529.982.247-25'],
  ['5299', '529.9'],
  ['529', '529'],
  ['529982247259', '529.982.247-25'],
  ['', ''],
  [null, ''],
  [undefined, ''],
])('S-200 %j is shown as %j', (text, shown) => expect(formatCpf(text)).toBe(shown));
test.each([
  ['CPF: 529.982.247-25', '52998224725'],
  [' 529 982 247 25 ', '52998224725'],
  ['nenhum', ''],
])('S-225 %j means %j', (text, digits) => expect(parseCpf(text)).toBe(digits));
test.each([
  ['', true],
  ['529.982.', true],
  ['529.982.247-2', true],
  ['529.982.247-3', false],
  ['529.982.247-25', true],
  ['529.982.247-24', false],
  ['111.111.11', true],
  ['111.111.111', false],
  ['529.9a', false],
])('%j can become a CPF: %s', (text, answer) => expect(isPartialCpf(text)).toBe(answer));

test('S-199 what the published rule makes is a CPF, and so may each of its beginnings become', () =>
  fc.assert(
    fc.property(cpf, fc.nat(11), (digits, length) => {
      expect(validateCpf(digits)).toBeUndefined();
      expect(isCpf(formatCpf(digits))).toBe(true);
      expect(parseCpf(formatCpf(digits))).toBe(digits);
      expect(isPartialCpf(digits.slice(0, length))).toBe(true);
    }),
  ));
test('S-199 one digit changed makes it invalid, wherever the rule can tell', () =>
  fc.assert(
    fc.property(cpf, fc.nat(10), fc.integer({ min: 1, max: 9 }), (digits, at, by) => {
      // Remainders 0 and 1 share the check digit 0, so a changed base may keep a check digit of 0.
      fc.pre(at > 8 || digits[9] !== '0');
      const changed = digits.slice(0, at) + ((Number(digits[at]) + by) % 10) + digits.slice(at + 1);
      expect(isCpf(changed)).toBe(false);
    }),
  ));
test('S-227 any text: formatting twice changes nothing, the digits format back, and nothing throws', () =>
  fc.assert(
    fc.property(anyText, (text) => {
      holdsFor({ format: formatCpf, parse: parseCpf, is: isCpf, validate: validateCpf }, text);
      isPartialCpf(text);
    }),
  ));
