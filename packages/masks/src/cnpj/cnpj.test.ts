import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText, holdsFor } from '../test-support/laws.ts';
import { published11, weightedSum } from '../test-support/weighted.ts';
import { formatCnpj, isCnpj, isPartialCnpj, parseCnpj, validateCnpj } from './index.ts';

const WEIGHTS = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const withCheckDigits = (base: string) => {
  const values = [...base].map((char) => char.charCodeAt(0) - 48);
  const first = published11(weightedSum(values, WEIGHTS));
  return `${base}${first}${published11(weightedSum([...values, first], [6, ...WEIGHTS]))}`;
};
const base = fc.string({ unit: fc.constantFrom(...ALPHABET), minLength: 12, maxLength: 12 });
const numericBase = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 12, maxLength: 12 });
const cnpj = fc
  .oneof(base, numericBase)
  .filter((chars) => chars !== '000000000000')
  .map(withCheckDigits);

describe('S-201 S-204 twelve letters or digits and two right check digits', () => {
  test.each([
    ['11.222.333/0001-81', undefined],
    ['11222333000181', undefined],
    ['00.000.000/0001-91', undefined],
    ['11444777000161', undefined],
    ['12.ABC.345/01DE-35', undefined],
    ['12ABC34501DE35', undefined],
    ['12.abc.345/01de-35', undefined],
    ['\t12ABC34501DE35 ', undefined],
    ['11.222.333/0001–81', undefined],
    ['11222333000180', 'check_digit'],
    ['11222333000171', 'check_digit'],
    ['12.ABC.345/01DE-36', 'check_digit'],
    ['12ABC34501DEAB', 'characters'],
    ['12ABC34501DE3A', 'characters'],
    ['12ÁBC34501DE35', 'characters'],
    ['1122233300018', 'length'],
    ['112223330001811', 'length'],
    ['', 'length'],
    ['00000000000000', 'repeated_digits'],
    ['11111111111111', 'repeated_digits'],
  ])('%j: %s', (text, problem) => {
    expect(validateCnpj(text)).toBe(problem);
    expect(isCnpj(text)).toBe(problem === undefined);
  });
});
test.each([
  ['11222333000181', '11.222.333/0001-81'],
  ['12abc34501de35', '12.ABC.345/01DE-35'],
  ['12ABC', '12.ABC'],
  ['12ABC34501DEX3', '12.ABC.345/01DE-3'],
  ['112223330001819', '11.222.333/0001-81'],
  [null, ''],
])('S-202 S-205 %j is shown as %j', (text, shown) => expect(formatCnpj(text)).toBe(shown));
test.each([
  ['CNPJ: 12.ABC.345/01DE-35', '12ABC34501DE35'],
  ['cnpj/mf 11.222.333/0001-81', '11222333000181'],
  ['CNPJ11222333000181', '11222333000181'],
  ['CNPJ1234000199', 'CNPJ1234000199'],
  ['inscrita no CNPJ sob o nº 11.222.333/0001-81, com sede', '11222333000181'],
  ['C.N.P.J. (MF) nº 12.abc.345/01de-35', '12ABC34501DE35'],
  ['CNPJ nº 12ABC34501DE35', '12ABC34501DE35'],
  ['CNPJ/CPF: 11 222 333 0001 81', '11222333000181'],
  ['CN.PJ1.234/0001', 'CNPJ12340001'],
])('S-225 %j means %j', (text, chars) => expect(parseCnpj(text)).toBe(chars));
test.each([
  ['', true],
  ['12.ABC.345/01DE-3', true],
  ['12.ABC.345/01DE-4', false],
  ['12.ABC.345/01DE-35', true],
  ['00000000000', true],
  ['000000000000', false],
  ['12.ABC.345/01DE-X', false],
])('%j can become a CNPJ: %s', (text, answer) => expect(isPartialCnpj(text)).toBe(answer));

test('S-201 S-204 what the published rule makes is a CNPJ in either case, and so may each of its beginnings become', () =>
  fc.assert(
    fc.property(cnpj, fc.nat(14), (chars, length) => {
      expect(validateCnpj(chars)).toBeUndefined();
      expect(isCnpj(chars.toLowerCase())).toBe(true);
      expect(isCnpj(formatCnpj(chars))).toBe(true);
      expect(parseCnpj(formatCnpj(chars))).toBe(chars);
      expect(isPartialCnpj(chars.slice(0, length))).toBe(true);
    }),
  ));
test('S-201 S-204 one character changed makes it invalid, wherever the rule can tell', () =>
  fc.assert(
    fc.property(cnpj, fc.nat(13), fc.constantFrom(...ALPHABET), (chars, at, char) => {
      const was = chars.charCodeAt(at) - 48;
      const is = char.charCodeAt(0) - 48;
      // Values 11 apart weigh the same; remainders 0 and 1 share the check digit 0.
      fc.pre((was - is) % 11 !== 0 && (at > 11 || chars[12] !== '0'));
      expect(isCnpj(chars.slice(0, at) + char + chars.slice(at + 1))).toBe(false);
    }),
  ));
test('S-227 any text: formatting twice changes nothing, letters and digits format back, and nothing throws', () =>
  fc.assert(
    fc.property(fc.oneof(anyText, base), (text) => {
      holdsFor({ format: formatCnpj, parse: parseCnpj, is: isCnpj, validate: validateCnpj }, text);
      isPartialCnpj(text);
    }),
  ));
