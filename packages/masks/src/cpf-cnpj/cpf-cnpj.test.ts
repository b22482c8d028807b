import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText, holdsFor } from '../test-support/laws.ts';
import { formatCpfCnpj, isCpfCnpj, isPartialCpfCnpj, parseCpfCnpj, validateCpfCnpj } from './index.ts';

test.each([
  ['529.982.247-25', undefined],
  ['11.222.333/0001-81', undefined],
  ['12abc34501de35', undefined],
  ['52998224724', 'check_digit'],
  ['11222333000180', 'check_digit'],
  ['111.111.111-11', 'repeated_digits'],
  ['12ABC345', 'length'],
  ['529982247250', 'length'],
  ['', 'length'],
  ['529.982.247-2ç', 'characters'],
])('S-203 %j: %s', (text, problem) => {
  expect(validateCpfCnpj(text)).toBe(problem);
  expect(isCpfCnpj(text)).toBe(problem === undefined);
});
test.each([
  ['52998224725', '529.982.247-25'],
  ['529982247250', '52.998.224/7250'],
  ['11222333000181', '11.222.333/0001-81'],
  ['1A', '1A'],
  ['12abc', '12.ABC'],
  [null, ''],
])('S-203 S-205 %j is shown as %j', (text, shown) => expect(formatCpfCnpj(text)).toBe(shown));
test.each([
  ['CPF: 529.982.247-25', '52998224725'],
  ['CPF/CNPJ 12.ABC.345/01DE-35', '12ABC34501DE35'],
  ['cnpj 11.222.333/0001-81', '11222333000181'],
  ['CNPJ nº 11.222.333/0001-81', '11222333000181'],
  ['CPF nº 529.982.247-25', '52998224725'],
  ['C.P.F. 52998224725 (titular)', '52998224725'],
  ['CPF/MF nº 529.982.247–25', '52998224725'],
  ['112223330001', '112223330001'],
  ['CPF45678901234', 'CPF45678901234'],
])('S-225 %j means %j', (text, chars) => expect(parseCpfCnpj(text)).toBe(chars));
test.each([
  ['529.982', true],
  ['111.111.111-11', true],
  ['52998224724', true],
  ['12.ABC.345/01DE-X', false],
])('%j can become one of the two: %s', (text, answer) => expect(isPartialCpfCnpj(text)).toBe(answer));
test('S-227 any text: formatting twice changes nothing, letters and digits format back, and nothing throws', () =>
  fc.assert(
    fc.property(anyText, (text) => {
      holdsFor({ format: formatCpfCnpj, parse: parseCpfCnpj, is: isCpfCnpj, validate: validateCpfCnpj }, text);
      isPartialCpfCnpj(text);
    }),
  ));
