import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText, holdsFor } from '../test-support/laws.ts';
import { formatPhone, isPartialPhone, isPhone, parsePhone, validatePhone } from './index.ts';

// biome-ignore format: one line for each first digit, as the numbering plan lists them.
const AREA_CODES = [
  '11', '12', '13', '14', '15', '16', '17', '18', '19',
  '21', '22', '24', '27', '28',
  '31', '32', '33', '34', '35', '37', '38',
  '41', '42', '43', '44', '45', '46', '47', '48', '49',
  '51', '53', '54', '55',
  '61', '62', '63', '64', '65', '66', '67', '68', '69',
  '71', '73', '74', '75', '77', '79',
  '81', '82', '83', '84', '85', '86', '87', '88', '89',
  '91', '92', '93', '94', '95', '96', '97', '98', '99',
];
const digits = (length: number) => fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
const subscriber = fc.oneof(
  digits(8).map((rest) => `9${rest}`),
  fc.tuple(fc.constantFrom(...'2345'), digits(7)).map((parts) => parts.join('')),
);
const phone = fc.tuple(fc.constantFrom(...AREA_CODES), subscriber).map((parts) => parts.join(''));
const carrier = fc.constantFrom('15', '21', '31', '41', '55');

describe('S-207 ten or eleven digits behind an area code that exists', () => {
  test.each([
    ['11987654321', undefined],
    ['1133334444', undefined],
    ['+5521998765432', undefined],
    ['(11) 98765-4321', undefined],
    [' (11) 3333-4444\n', undefined],
    ['11 9.8765.4321', undefined],
    ['5598765432100', 'prefix'],
    ['1198765432', 'prefix'],
    ['1163334444', 'prefix'],
    ['1113334444', 'prefix'],
    ['1103334444', 'prefix'],
    ['11387654321', 'prefix'],
    ['00987654321', 'length'],
    ['2033334444', 'area_code'],
    ['23987654321', 'area_code'],
    ['1033334444', 'area_code'],
    ['+54 9 11 2345-67', 'area_code'],
    ['+54 9 11 2345-6789', 'length'],
    ['119876543210', 'length'],
    ['987654321', 'length'],
    ['', 'length'],
    ['+', 'length'],
    ['1'.repeat(400), 'length'],
    ['0'.repeat(400), 'length'],
    ['(11) 3333-4444 ramal 5', 'characters'],
    ['11+987654321', 'characters'],
    ['++5511987654321', 'characters'],
    ['１１987654321', 'characters'],
  ])('%j: %s', (text, problem) => {
    expect(validatePhone(text)).toBe(problem);
    expect(isPhone(text)).toBe(problem === undefined);
  });
  test('of the hundred pairs of digits 67 are area codes', () => {
    const pairs = Array.from({ length: 100 }, (_, pair) => String(pair).padStart(2, '0'));
    expect(pairs.filter((pair) => isPhone(`${pair}987654321`))).toEqual(AREA_CODES);
    expect(pairs.filter((pair) => isPhone(`${pair}33334444`))).toEqual(AREA_CODES);
  });
});
test.each([
  ['11987654321', '(11) 98765-4321'],
  ['1133334444', '(11) 3333-4444'],
  ['119876543', '(11) 9876-543'],
  ['1', '(1'],
  ['11', '(11'],
  ['113', '(11) 3'],
  ['1198765432199', '(11) 98765-4321'],
  ['+5511987654321', '(11) 98765-4321'],
  ['', ''],
  [null, ''],
])('S-208 %j is shown as %j', (text, shown) => expect(formatPhone(text)).toBe(shown));
test.each(['+51 987 654 321', '+54 9 11 1234-5678', '(+51) 987 654 321', 'Tel.: +51 987 654 321'])(
  'S-208 %s is of another country: it stays as it is written, and is no Brazilian number',
  (text) => {
    expect([parsePhone(` ${text}\n`), formatPhone(text)]).toEqual([text, text]);
    expect([isPhone(text), isPartialPhone(text)]).toEqual([false, false]);
  },
);
describe('S-207 S-208 what is dialled before the area code is left out', () => {
  test.each([
    ['+55 11 98765-4321', '11987654321'],
    ['5511987654321', '11987654321'],
    ['551133334444', '1133334444'],
    ['+55 11 3333-4444', '1133334444'],
    ['+55 (011) 98765-4321', '11987654321'],
    ['(+55) 11 98765-4321', '11987654321'],
    ['0055 11 98765-4321', '11987654321'],
    ['0055 11 3333-4444', '1133334444'],
    ['011 98765-4321', '11987654321'],
    ['011 3333-4444', '1133334444'],
    ['0 15 11 98765-4321', '11987654321'],
    ['0 15 11 3333-4444', '1133334444'],
    ['0xx11 98765-4321', '11987654321'],
    ['Tel.: +55 11 98765-4321', '11987654321'],
    ['+55', ''],
    ['+55 1', '1'],
  ])('%j means %j', (text, number) => expect(parsePhone(text)).toBe(number));
  test.each([
    ['55998765432', '55998765432'],
    ['5532201234', '5532201234'],
    ['+55 55 99876-5432', '55998765432'],
    ['055 3220-1234', '5532201234'],
    ['5555998765432', '55998765432'],
    ['555532201234', '5532201234'],
  ])('but 55 is the area code of %j', (text, number) => {
    expect(parsePhone(text)).toBe(number);
    expect(isPhone(text)).toBe(true);
  });
});
test.each([
  ['', true],
  ['(', true],
  ['(11) 9', true],
  ['(11) 98765-432', true],
  ['(11) 98765-4321', true],
  ['\u202a+55 11 98765–4321\u202c', true],
  ['(11) 98765-43210', false],
  ['(11) 3333-4444', true],
  ['(11) 33333-4444', false],
  ['(11) 7', false],
  ['(20', false],
  ['(2', true],
  ['+', true],
  ['+5', true],
  ['+4', false],
  ['+55 11', true],
  ['+55 20', false],
  ['5511987', true],
  ['0', true],
  ['015 11 9876', true],
  ['015 109', false],
  ['020', true],
  ['11a', false],
  ['1+', false],
])('%j can become a phone number: %s', (text, answer) => expect(isPartialPhone(text)).toBe(answer));

test('S-207 every number of the plan is one, however it is written or dialled, and so may each of its beginnings become', () =>
  fc.assert(
    fc.property(phone, carrier, fc.nat(3), fc.nat(16), (number, selected, shape, length) => {
      const text = [formatPhone(number), `+55 ${number}`, `0055${number}`, `0${selected}${number}`][shape] ?? '';
      expect(validatePhone(text)).toBeUndefined();
      expect(parsePhone(text)).toBe(number);
      expect(isPartialPhone(text.slice(0, length))).toBe(true);
    }),
  ));
test('S-207 a number that is judged right is what is read', () =>
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'00115559+ '), maxLength: 16 }), (text) => {
      if (isPhone(text)) {
        expect(isPhone(parsePhone(text))).toBe(true);
        expect(isPartialPhone(text)).toBe(true);
      }
    }),
  ));
test('S-227 any text: formatting twice changes nothing, the digits format back, and nothing throws', () =>
  fc.assert(
    fc.property(anyText, (text) => {
      holdsFor({ format: formatPhone, parse: parsePhone, is: isPhone, validate: validatePhone }, text);
      isPartialPhone(text);
    }),
  ));

test.each([
  ['Tel.: +55 (81) 3333-4444 ramal 12', '8133334444'],
  ['(11) 98765-4321 r. 5', '11987654321'],
  ['(11) 3333-4444 Ext 9', '1133334444'],
])('S-208 an extension is no part of the number: %s', (text, digits) => expect(parsePhone(text)).toBe(digits));
