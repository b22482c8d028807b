import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARD_BRANDS, cardBrand, isCardNumber, validateCardNumber } from '../card/index.ts';
import { isCep, validateCep } from '../cep/index.ts';
import { isCnpj, validateCnpj } from '../cnpj/index.ts';
import { isCpf, validateCpf } from '../cpf/index.ts';
import { formsOf } from '../ie/ie.ts';
import { isIe, UFS, type Uf, validateIe } from '../ie/index.ts';
import { isPhone, validatePhone } from '../phone/index.ts';
import { isTicketNumber, validateTicketNumber } from '../ticket-number/index.ts';
import {
  invalidCardNumber,
  invalidCep,
  invalidCnpj,
  invalidCpf,
  invalidIe,
  invalidPhone,
  invalidTicketNumber,
  validCardNumber,
  validCep,
  validCnpj,
  validCpf,
  validIe,
  validLandline,
  validMobile,
  validTicketNumber,
} from './index.ts';

const CODE = ['characters', 'length', 'repeated_digits', 'check_digit'] as const;

const VALID: [name: string, make: (seed: number) => string, accepts: (text: string) => boolean][] = [
  ['CPF', validCpf, isCpf],
  ['CNPJ', validCnpj, (text) => isCnpj(text) && /^\d{8}0001\d\d$/.test(text)],
  ['CNPJ with letters', (seed) => validCnpj(seed, { alphanumeric: true }), (text) => isCnpj(text) && /[A-Z]/.test(text)],
  ['mobile phone', validMobile, (text) => isPhone(text) && text.length === 11],
  ['landline', validLandline, (text) => isPhone(text) && text.length === 10],
  ['CEP', validCep, (text) => isCep(text) && text >= '01000000'],
  ['ticket number', validTicketNumber, (text) => isTicketNumber(text) && text.length === 13],
  ['card', validCardNumber, (text) => isCardNumber(text) && cardBrand(text) !== undefined],
];

/** Twice the same text. */
function fixed(make: () => string): string {
  const text = make();
  expect(make()).toBe(text);
  return text;
}

describe.each(VALID)('%s', (_name, make, accepts) => {
  test('every seed makes a valid one, always the same', () =>
    fc.assert(fc.property(fc.integer(), (seed) => accepts(fixed(() => make(seed))))));
  test('the next seeds make other ones', () => {
    const made = new Set(Array.from({ length: 100 }, (_, seed) => make(seed)));
    expect(made.size).toBe(100);
  });
});
test('every seed makes a valid card of each brand', () =>
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom(...CARD_BRANDS), (seed, brand) => {
      const text = fixed(() => validCardNumber(seed, brand));
      return isCardNumber(text) && cardBrand(text) === brand;
    }),
  ));
test('every seed makes a valid registration of each state', () =>
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom(...UFS), (seed, uf) => {
      const text = fixed(() => validIe(seed, uf));
      return isIe(text, uf);
    }),
  ));
test.each(UFS)('the next seeds make every shape of %s', (uf) => {
  const lengths = new Set(Array.from({ length: 50 }, (_, seed) => validIe(seed, uf).length));
  expect([...lengths].sort()).toEqual([...new Set(formsOf(uf).map(({ length }) => length))].sort());
});

type Invalid = [name: string, problem: string, make: (seed: number) => string, validate: (text: string) => string | undefined];
const INVALID: Invalid[] = [
  ...CODE.flatMap((problem): Invalid[] => [
    ['CPF', problem, (seed) => invalidCpf(seed, problem), validateCpf],
    ['CNPJ', problem, (seed) => invalidCnpj(seed, problem), validateCnpj],
    ['CNPJ with letters', problem, (seed) => invalidCnpj(seed, problem, { alphanumeric: true }), validateCnpj],
    ['card', problem, (seed) => invalidCardNumber(seed, problem), validateCardNumber],
  ]),
  ...(['characters', 'length', 'area_code', 'prefix'] as const).map(
    (problem): Invalid => ['phone', problem, (seed) => invalidPhone(seed, problem), validatePhone],
  ),
  ...(['characters', 'length'] as const).flatMap((problem): Invalid[] => [
    ['CEP', problem, (seed) => invalidCep(seed, problem), validateCep],
    ['ticket number', problem, (seed) => invalidTicketNumber(seed, problem), validateTicketNumber],
  ]),
];

test.each(INVALID)('every seed makes a %s that breaks the rule %s', (_name, problem, make, validate) =>
  fc.assert(fc.property(fc.integer(), (seed) => validate(fixed(() => make(seed))) === problem)),
);

const anyPrefix = UFS.filter((uf) => formsOf(uf).every(({ starts }) => starts.length === 0));
const zerosRefused = UFS.filter((uf) => formsOf(uf).every(({ length }) => validateIe('0'.repeat(length), uf) !== 'repeated_digits'));

test.each([...CODE, 'prefix'] as const)('every seed makes a registration that breaks the rule %s', (problem) => {
  const none: readonly Uf[] = problem === 'prefix' ? anyPrefix : problem === 'repeated_digits' ? zerosRefused : [];
  const able = UFS.filter((uf) => !none.includes(uf));
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom(...able), (seed, uf) => {
      const text = fixed(() => invalidIe(seed, uf, problem));
      return validateIe(text, uf) === problem;
    }),
  );
  for (const uf of none) expect(() => invalidIe(1, uf, problem)).toThrow(RangeError);
});

test('a card number with a wrong check digit is of its brand', () =>
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom(...CARD_BRANDS), (seed, brand) => {
      expect(cardBrand(invalidCardNumber(seed, 'check_digit', brand))).toBe(brand);
    }),
  ));

test('without a problem the default is broken', () => {
  expect(validateCpf(invalidCpf(1))).toBe('check_digit');
  expect(validateCnpj(invalidCnpj(1))).toBe('check_digit');
  expect(validateIe(invalidIe(1, 'MG'), 'MG')).toBe('check_digit');
  expect(validateCardNumber(invalidCardNumber(1))).toBe('check_digit');
  expect(validatePhone(invalidPhone(1))).toBe('prefix');
  expect(validateTicketNumber(invalidTicketNumber(1))).toBe('characters');
  expect(validateCep(invalidCep(1))).toBe('length');
});

test('the number of a seed stays what it is: tests of others may name it', () =>
  expect([validCpf(1), validCnpj(1), validIe(1, 'SP'), validMobile(1), validCep(1)]).toEqual([
    '60599267461',
    '60599267000179',
    'P059926744441',
    '66905992674',
    '63059926',
  ]));
