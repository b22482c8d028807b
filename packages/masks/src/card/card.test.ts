import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText, holdsFor } from '../test-support/laws.ts';
import {
  CARD_BRANDS,
  cardBrand,
  formatCardNumber,
  isCardNumber,
  isPartialCardNumber,
  parseCardNumber,
  validateCardNumber,
} from './index.ts';

/** "From the right, double every second digit, subtract 9 from results above 9." */
const luhnSum = (digits: string) =>
  [...digits].reverse().reduce((sum, digit, place) => {
    const times = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return sum + (times > 9 ? times - 9 : times);
  }, 0);
const withCheckDigit = (base: string) => `${base}${(10 - (luhnSum(`${base}0`) % 10)) % 10}`;

const LENGTHS = {
  visa: [13, 16, 19],
  mastercard: [16],
  amex: [15],
  diners: [14],
  discover: [16, 19],
  jcb: [16],
  elo: [16],
  hipercard: [13, 16, 19],
  aura: [16, 19],
} as const;
const SAMPLES = {
  visa: '4111',
  mastercard: '5555',
  amex: '3782',
  diners: '3056',
  discover: '6011',
  jcb: '3530',
  elo: '636297',
  hipercard: '606282',
  aura: '5078',
} as const;
const cardNumber = fc
  .tuple(
    fc.constantFrom(...CARD_BRANDS).chain((brand) => fc.tuple(fc.constant(SAMPLES[brand]), fc.constantFrom(...LENGTHS[brand]))),
    fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 18, maxLength: 18 }),
  )
  .map(([[start, length], rest]) => withCheckDigit((start + rest).slice(0, length - 1)));

test.each([
  ['4111111111111111', 'visa'],
  ['5555555555554444', 'mastercard'],
  ['2223003122003222', 'mastercard'],
  ['378282246310005', 'amex'],
  ['30569309025904', 'diners'],
  ['6362970000457013', 'elo'],
  ['6062826786276634', 'hipercard'],
  ['6011111111111117', 'discover'],
  ['3530111333300000', 'jcb'],
])('S-217 S-219 %s is right, and %s', (text, brand) => {
  expect(validateCardNumber(text)).toBeUndefined();
  expect(isCardNumber(text)).toBe(true);
  expect(cardBrand(text)).toBe(brand);
});
describe('S-217 brands by their first digits, the most specific first', () => {
  test.each([
    [
      'elo',
      '401178 401179 431274 438935 451416 457393 457631 457632 504175 506699 506778 509000 509999 627780 636297 636368 650031 650033 650035 650051 650405 650439 650485 650538 650541 650598 650700 650718 650720 650727 650901 650978 651652 651679 655000 655019 655021 655058',
    ],
    ['hipercard', '384100 384140 384160 606282 637095 637568 637599 637609 637612'],
    ['aura', '500000 506698 506779 508999'],
    ['amex', '340000 349999 370000 379999'],
    ['diners', '300000 305999 360000 380000 384099 384101 399999'],
    ['jcb', '352800 358999'],
    ['discover', '601100 601199 644000 649999 650030 650034 650052 650404 650719 651680 655020 655059 659999'],
    ['mastercard', '510000 559999 222100 272099'],
    ['visa', '400000 401177 401180 457633 499999'],
    [undefined, '306000 309999 352799 359000 222099 272100 560000 600000 601099 601200 643999 660000 000000 100000 700000 990000'],
  ])('%s', (brand, starts) => expect([...new Set(starts.split(' ').map(cardBrand))]).toEqual([brand]));
  test.each([
    ['', undefined],
    ['3', undefined],
    ['37', 'amex'],
    ['2', undefined],
    ['22', undefined],
    ['222', undefined],
    ['2221', 'mastercard'],
    ['223', 'mastercard'],
    ['4', 'visa'],
    ['40117', 'visa'],
    ['4011 78', 'elo'],
    ['50', 'aura'],
    ['5067', 'aura'],
    ['50670', 'elo'],
    ['509', 'elo'],
    ['4011 **', 'visa'],
    ['** 4011', undefined],
    ['6011 **** **** 1117', 'discover'],
  ])('%j so far: %s', (text, brand) => expect(cardBrand(text)).toBe(brand));
});
test.each([
  ['4222222222222', undefined],
  ['41111111111111', 'length'],
  ['4000000000000000006', undefined],
  ['5555 5555 5555 444', 'length'],
  ['3782 822463 1000', 'length'],
  ['3056 930902 590', 'length'],
  ['6011 1111 1111 11178', 'length'],
  ['600000000000', 'check_digit'],
  ['600000000007', undefined],
  ['60000000007', 'length'],
  ['41111111111111111111', 'length'],
  ['', 'length'],
])('S-218 %j: %s', (text, problem) => expect(validateCardNumber(text)).toBe(problem));
test.each([
  ['4111111111111112', 'check_digit'],
  ['5555555555554445', 'check_digit'],
  ['4111 1111 1111 1111', undefined],
  [' 4111-1111-1111-1111\n', undefined],
  ['4111 **** **** 1112', undefined],
  ['**** **** **** 1111', undefined],
  ['4111 **** **** 111', 'length'],
  ['**** **** **** ****', 'repeated_digits'],
  ['0000 0000 0000 0000', 'repeated_digits'],
  ['4444 4444 4444 4', 'repeated_digits'],
  ['4111 1111 1111 111I', 'characters'],
  ['4111_1111_1111_1111', 'characters'],
])('S-219 %j: %s', (text, problem) => expect(validateCardNumber(text)).toBe(problem));
test.each([
  ['4111111111111111', '4111 1111 1111 1111'],
  ['4111 **** **** 1111', '4111 **** **** 1111'],
  ['4000000000000000006', '4000 0000 0000 0000 006'],
  ['378282246310005', '3782 822463 10005'],
  ['37828', '3782 8'],
  ['30569309025904', '3056 930902 5904'],
  ['55555555555544449', '5555 5555 5555 4444'],
  ['4111-1111', '4111 1111'],
  ['', ''],
  [null, ''],
])('S-215 %j is shown as %j', (text, shown) => expect(formatCardNumber(text)).toBe(shown));
test.each([
  ['Cartão: 4111.1111.1111.1111', '4111111111111111'],
  ['4111 **** **** 1111', '4111********1111'],
  ['3782822463100059', '378282246310005'],
  ['nenhum', ''],
])('S-215 S-225 %j means %j', (text, chars) => expect(parseCardNumber(text)).toBe(chars));
test.each([
  ['', true],
  ['3782 8224', true],
  ['3782 822463 10005', true],
  ['3782 822463 10006', false],
  ['3782 822463 100055', false],
  ['4111 1111 1111 1112', true],
  ['4111 **** ****', true],
  ['4111x', false],
])('%j can become a card number: %s', (text, answer) => expect(isPartialCardNumber(text)).toBe(answer));

test('S-218 S-219 numbers of every brand and length with their check digit are right, and their beginnings may become so', () =>
  fc.assert(
    fc.property(cardNumber, fc.nat(19), (digits, length) => {
      expect(validateCardNumber(digits)).toBeUndefined();
      expect(isCardNumber(formatCardNumber(digits))).toBe(true);
      expect(parseCardNumber(formatCardNumber(digits))).toBe(digits);
      expect(isPartialCardNumber(digits.slice(0, length))).toBe(true);
    }),
  ));
test('S-219 one digit changed makes it invalid', () =>
  fc.assert(
    fc.property(cardNumber, fc.nat(18), fc.integer({ min: 1, max: 9 }), (digits, place, by) => {
      const at = place % digits.length;
      const changed = digits.slice(0, at) + ((Number(digits[at]) + by) % 10) + digits.slice(at + 1);
      expect(isCardNumber(changed)).toBe(false);
    }),
  ));
test('S-227 any text: formatting twice changes nothing, digits and stars format back, and nothing throws', () =>
  fc.assert(
    fc.property(fc.oneof(anyText, fc.string({ unit: fc.constantFrom(...'0134567* '), maxLength: 24 })), (text) => {
      holdsFor({ format: formatCardNumber, parse: parseCardNumber, is: isCardNumber, validate: validateCardNumber }, text);
      isPartialCardNumber(text);
    }),
  ));
