import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText, holdsFor } from '../test-support/laws.ts';
import { published11, weightedSum } from '../test-support/weighted.ts';
import { formatIe, type IeProblem, isIe, isPartialIe, parseIe, UFS, validateIe } from './index.ts';

/** Each number as the state writes it: valid with and without marks, with the state in either case, and formatted to this text. */
function rightIn(uf: string, ...numbers: string[]): void {
  test.each(numbers)('%s', (shown) => {
    const plain = parseIe(shown, uf);
    expect(validateIe(shown, uf)).toBeUndefined();
    expect(validateIe(` ${plain} `, uf.toLowerCase())).toBeUndefined();
    expect(formatIe(plain, uf)).toBe(shown);
  });
}

function wrongIn(uf: string, ...numbers: [text: string, problem: IeProblem][]): void {
  test.each(numbers)('%s: %s', (text, problem) => {
    expect(validateIe(text, uf)).toBe(problem);
    expect(isIe(text, uf)).toBe(false);
  });
}

describe('S-231 AC', () => {
  rightIn('AC', '01.004.823/001-12', '01.933.010/896-51');
  wrongIn('AC', ['01.004.823/001-13', 'check_digit'], ['01.004.823/001-22', 'check_digit'], ['02.004.823/001-12', 'prefix']);
});
describe('S-232 AL: any third digit', () => {
  rightIn('AL', '240000048', '240841530', '245817212');
  wrongIn('AL', ['240000049', 'check_digit'], ['250000048', 'prefix'], ['24000004', 'length']);
});
describe('S-233 AP: what is added depends on the range', () => {
  rightIn('AP', '030123459', '030170071', '030313350');
  wrongIn('AP', ['030123450', 'check_digit'], ['040123459', 'prefix']);
  test.each([
    ['03000001', 5, 0],
    ['03017000', 5, 0],
    ['03017001', 9, 1],
    ['03019022', 9, 1],
    ['03019023', 0, 0],
  ])('%s: p is %i, d is %i', (first8, p, d) => {
    const k = 11 - ((p + weightedSum([...first8].map(Number), [9, 8, 7, 6, 5, 4, 3, 2])) % 11);
    expect(isIe(`${first8}${k === 10 ? 0 : k === 11 ? d : k}`, 'AP')).toBe(true);
  });
});
describe('S-234 AM', () => {
  rightIn('AM', '99.999.999-0', '04.345.678-2');
  wrongIn('AM', ['99.999.999-1', 'check_digit'], ['00.000.000-0', 'repeated_digits']);
});
describe('S-235 BA: eight or nine digits, modulus 10 or 11', () => {
  rightIn('BA', '123456-63', '612345-57', '1000003-06', '0770288-84', '1234567-48');
  wrongIn('BA', ['123456-62', 'check_digit'], ['123456-53', 'check_digit'], ['1000003-16', 'check_digit'], ['12345-6', 'length']);
});
describe('S-236 CE', () => {
  rightIn('CE', '06000001-5', '06834762-6');
  wrongIn('CE', ['06000001-4', 'check_digit']);
});
describe('S-237 DF: 07, 08 and later', () => {
  rightIn('DF', '07300001001-09', '08034551001-07');
  wrongIn('DF', ['07300001001-08', 'check_digit'], ['07300001001-19', 'check_digit'], ['0730000100', 'length']);
});
describe('S-238 ES', () => {
  rightIn('ES', '99999999-0', '08933603-8');
  wrongIn('ES', ['99999999-9', 'check_digit']);
});
describe('S-239 GO: 10, 11, 15, 20 to 29; once 1 for 10 in a range', () => {
  rightIn('GO', '10.987.654-7', '20.000.001-2', '20.024.521-0', '20.105.041-2');
  wrongIn('GO', ['10.987.654-6', 'check_digit'], ['12.987.654-7', 'prefix'], ['30.000.001-2', 'prefix']);
  test('both 0 and 1 where the remainder is 1 between 10103105 and 10119997, 0 alone elsewhere', () => {
    const sumOf = (number: number) => weightedSum([...String(number)].map(Number), [9, 8, 7, 6, 5, 4, 3, 2]);
    const next8 = (from: number, step = 1) => {
      let number = from;
      while (sumOf(number) % 11 !== 1) number += step;
      return number;
    };
    const [first, last] = [next8(10_103_105), next8(10_119_997, -1)];
    expect(first).toBeLessThan(last);
    for (const inside of [first, last]) expect([0, 1, 2].filter((digit) => isIe(`${inside}${digit}`, 'GO'))).toEqual([0, 1]);
    for (const outside of [next8(10_119_998), next8(10_103_104, -1), next8(10_000_000)]) {
      expect([0, 1, 2].filter((digit) => isIe(`${outside}${digit}`, 'GO'))).toEqual([0]);
    }
  });
});
describe('S-240 MA', () => {
  rightIn('MA', '120000385', '127037225');
  wrongIn('MA', ['120000386', 'check_digit'], ['130000385', 'prefix']);
});
describe('S-241 MT: eleven digits, or nine without the leading zeros', () => {
  rightIn('MT', '0013000001-9', '13000001-9', '0014015751-4');
  wrongIn('MT', ['0013000001-8', 'check_digit'], ['13000001-8', 'check_digit'], ['013000001-9', 'length']);
});
describe('S-242 MS: 28 or 50', () => {
  rightIn('MS', '280000383', '283037598', '288129431');
  wrongIn('MS', ['280000384', 'check_digit'], ['290000383', 'prefix']);
  test('50', () => expect([...'0123456789'].filter((digit) => isIe(`50000001${digit}`, 'MS'))).toHaveLength(1));
});
describe('S-243 MG', () => {
  rightIn('MG', '062.307.904/0081', '062.338.585/5291');
  wrongIn('MG', ['062.307.904/0082', 'check_digit'], ['062.307.904/0091', 'check_digit']);
});
describe('S-244 PA: 15, 75 to 79', () => {
  rightIn('PA', '15-999999-5', '75-000001-5', '75-000002-3');
  wrongIn('PA', ['15-999999-4', 'check_digit'], ['74-000001-5', 'prefix']);
});
describe('S-245 PB', () => {
  rightIn('PB', '06000001-5', '16120525-9');
  wrongIn('PB', ['06000001-6', 'check_digit']);
});
describe('S-246 PR', () => {
  rightIn('PR', '123.45678-50', '700.64684-08');
  wrongIn('PR', ['123.45678-51', 'check_digit'], ['123.45678-60', 'check_digit']);
});
describe('S-247 PE: nine digits, or the older fourteen', () => {
  rightIn('PE', '0321418-40', '18.1.001.0000004-9');
  wrongIn(
    'PE',
    ['0321418-41', 'check_digit'],
    ['0321418-50', 'check_digit'],
    ['18.1.001.0000004-8', 'check_digit'],
    ['0321418-400', 'length'],
  );
});
describe('S-248 PI', () => {
  rightIn('PI', '012345679', '193110814');
  wrongIn('PI', ['012345678', 'check_digit']);
});
describe('S-249 RJ', () => {
  rightIn('RJ', '99.999.99-3', '75.887.48-5');
  wrongIn('RJ', ['99.999.99-4', 'check_digit']);
});
describe('S-250 RN: nine or ten digits', () => {
  rightIn('RN', '20.040.040-1', '20.0.040.040-0');
  wrongIn('RN', ['20.040.040-2', 'check_digit'], ['20.0.040.040-1', 'check_digit'], ['21.040.040-1', 'prefix']);
});
describe('S-251 RS: any municipality', () => {
  rightIn('RS', '224/3658792', '121/3317522');
  wrongIn('RS', ['224/3658793', 'check_digit']);
});
describe('S-252 RO: fourteen digits, or the older nine', () => {
  rightIn('RO', '0000000062521-3', '101.62521-3');
  wrongIn('RO', ['0000000062521-2', 'check_digit'], ['101.62521-2', 'check_digit']);
  test.each([
    [0, 1],
    [1, 0],
    [2, 9],
  ])('remainder %i gives %i', (remainder, digit) => {
    let company = 1;
    const digits = () => [...String(company).padStart(5, '0')].map(Number);
    while (weightedSum(digits(), [6, 5, 4, 3, 2]) % 11 !== remainder) company += 1;
    expect(isIe(`101${digits().join('')}${digit}`, 'RO')).toBe(true);
  });
});
describe('S-253 RR', () => {
  rightIn('RR', '24006628-1', '24001755-6', '24003429-0');
  wrongIn('RR', ['24006628-2', 'check_digit'], ['25006628-1', 'prefix']);
});
describe('S-254 SC', () => {
  rightIn('SC', '251.040.852', '268.080.143');
  wrongIn('SC', ['251.040.853', 'check_digit']);
});
describe("S-255 SP, and the rural producer's P", () => {
  rightIn('SP', '110.042.490.114', 'P-01100424.3/002');
  wrongIn(
    'SP',
    ['110.042.490.115', 'check_digit'],
    ['110.042.491.114', 'check_digit'],
    ['P-01100424.4/002', 'check_digit'],
    ['P-11100424.3/002', 'prefix'],
    ['P-01100424.3/00', 'length'],
    ['01100424P3002', 'characters'],
    ['Q-01100424.3/002', 'characters'],
  );
  test('p in lower case, and any digits behind the check digit', () => {
    expect(isIe('p011004243002', 'SP')).toBe(true);
    expect(isIe('P011004243999', 'SP')).toBe(true);
    expect(isIe('P011004243002', 'RJ')).toBe(false);
  });
});
describe('S-256 SE', () => {
  rightIn('SE', '27123456-3', '27406196-1');
  wrongIn('SE', ['27123456-4', 'check_digit']);
});
describe('S-257 TO: nine digits, or the older eleven', () => {
  rightIn('TO', '29.022.783-6', '29010227836', '29993152942');
  wrongIn('TO', ['29.022.783-7', 'check_digit'], ['29010227837', 'check_digit'], ['29040227836', 'prefix'], ['29.022.783-60', 'length']);
});

describe('S-229 a mask and a validator for each state', () => {
  test('26 states and DF', () => expect(UFS).toHaveLength(27));
  test.each([undefined, null, '', 'XX', 'Sao Paulo', 'constructor', '__proto__'])(
    '%s is no state: nothing is shown, all is wrong',
    (uf) => {
      expect(formatIe('110042490114', uf)).toBe('');
      expect(parseIe('110042490114', uf)).toBe('');
      expect(validateIe('110042490114', uf)).toBe('state');
      expect(isPartialIe('', uf)).toBe(false);
    },
  );
  test.each([
    ['BA', '12345663', '123456-63'],
    ['BA', '123456748', '1234567-48'],
    ['RN', '200400401', '20.040.040-1'],
    ['RN', '2000400400', '20.0.040.040-0'],
    ['SP', '1100', '110.0'],
    ['SP', 'p0110', 'P-0110'],
    ['SP', '1100424901149', '110.042.490.114'],
    ['MG', '0623', '062.3'],
  ])('%s, %s: the number of digits picks the pattern, %s', (uf, typed, shown) => expect(formatIe(typed, uf)).toBe(shown));
});
test.each([
  ['IE SP: 110.042.490.114', 'SP', '110042490114'],
  ['IE SP P-01100424.3/002', 'SP', 'P011004243002'],
  ['Inscrição estadual 224/3658792', 'RS', '2243658792'],
])('S-225 %s means %s %s', (text, uf, chars) => expect(parseIe(text, uf)).toBe(chars));
test.each([
  ['', 'SP', true],
  ['P-0', 'SP', true],
  ['P-1', 'SP', false],
  ['110.042.490.11', 'SP', true],
  ['110.042.490.115', 'SP', false],
  ['2', 'AL', true],
  ['23', 'AL', false],
  ['200400402', 'RN', true],
  ['2901', 'TO', true],
])('%s in %s may be typed on: %s', (text, uf, answer) => expect(isPartialIe(text, uf)).toBe(answer));

const digitsOf = (length: number) => fc.array(fc.nat(9), { minLength: length, maxLength: length });
const STANDARD = ['AL', 'AM', 'CE', 'ES', 'MA', 'MS', 'MT', 'PA', 'PB', 'PI', 'RN', 'SC', 'SE', 'TO'];
const STARTS: Record<string, string> = { AL: '24', MA: '12', MS: '28', PA: '15', RN: '20' };
test('what most states publish, weights 9 to 2 modulo 11, makes a number of each of them', () =>
  fc.assert(
    fc.property(fc.constantFrom(...STANDARD), digitsOf(8), (uf, random) => {
      const start = STARTS[uf] ?? '';
      const digits = [...start].map(Number).concat(random.slice(start.length));
      fc.pre(digits.some((digit) => digit > 0));
      const right = published11(weightedSum(digits, [9, 8, 7, 6, 5, 4, 3, 2]));
      expect([...'0123456789'].filter((digit) => isIe(`${digits.join('')}${digit}`, uf))).toEqual([String(right)]);
    }),
  ));

/** The positions of the check digits in a number of each length, and a beginning that the state uses. */
const SHAPES: readonly (readonly [uf: string, length: number, checked: readonly number[], start: string])[] = [
  ['AC', 13, [11, 12], '01'],
  ['AP', 9, [8], '03'],
  ['BA', 8, [6, 7], ''],
  ['BA', 9, [7, 8], ''],
  ['DF', 13, [11, 12], '07'],
  ['MT', 11, [10], ''],
  ['MG', 13, [11, 12], ''],
  ['PR', 10, [8, 9], ''],
  ['PE', 9, [7, 8], ''],
  ['PE', 14, [13], ''],
  ['RJ', 8, [7], ''],
  ['RN', 10, [9], '20'],
  ['RS', 10, [9], ''],
  ['RO', 9, [8], ''],
  ['RO', 14, [13], ''],
  ['RR', 9, [8], '24'],
  ['SP', 12, [8, 11], ''],
  ['TO', 11, [10], '2999'],
];
test('one set of check digits, and no other, makes any digits a number of the state', () =>
  fc.assert(
    fc.property(fc.constantFrom(...SHAPES), digitsOf(14), ([uf, length, checked, start], random) => {
      const digits = [...start].map(Number).concat(random.slice(start.length)).slice(0, length);
      fc.pre(digits.some((digit) => digit > 0));
      let right = 0;
      for (let tried = 0; tried < 10 ** checked.length; tried += 1) {
        checked.forEach((at, index) => {
          digits[at] = Math.floor(tried / 10 ** index) % 10;
        });
        if (isIe(digits.join(''), uf)) right += 1;
      }
      expect(right).toBe(1);
    }),
  ));
test('one check digit changed makes a number invalid', () =>
  fc.assert(
    fc.property(
      fc.constantFrom('SP 110042490114 8', 'SP 110042490114 11', 'MG 0623079040081 11', 'AC 0100482300112 12', 'PR 1234567850 8'),
      fc.integer({ min: 1, max: 9 }),
      (row, by) => {
        const [uf = '', number = '', position = ''] = row.split(' ');
        const at = Number(position);
        expect(isIe(number, uf)).toBe(true);
        expect(isIe(number.slice(0, at) + ((Number(number[at]) + by) % 10) + number.slice(at + 1), uf)).toBe(false);
      },
    ),
  ));
test('S-227 S-229 any text of any state: formatting twice changes nothing, the characters format back, and nothing throws', () =>
  fc.assert(
    fc.property(fc.constantFrom(...UFS, 'sp', 'XX'), anyText, (uf, text) => {
      holdsFor(
        {
          format: (any) => formatIe(any, uf),
          parse: (any) => parseIe(any, uf),
          is: (any) => isIe(any, uf),
          validate: (any) => validateIe(any, uf),
        },
        text,
      );
      isPartialIe(text, uf);
    }),
  ));
