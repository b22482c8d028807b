import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencySymbol, formatMoney, parseMoney, validateMoney } from './index.ts';

const amounts = fc.integer({ min: -9_999_999_999_999, max: 9_999_999_999_999 }).map((cents) => cents / 100);
const anyText = fc.string({ unit: 'binary', maxLength: 40 });
const almostMoney = fc.string({ unit: fc.constantFrom(...'0123456789.,-+()R$ %’'), maxLength: 16 });

test('S-211 an amount is shown with the prefix R$, dots for thousands and 2 decimals after a comma', () => {
  expect(formatMoney(0.01)).toBe('R$\u00a00,01');
  expect(formatMoney(1_234_567.5)).toBe('R$\u00a01.234.567,50');
  expect(formatMoney(1234.5, { symbol: false })).toBe('1.234,50');
});

describe('parseMoney reads what a person means', () => {
  test.each([
    ['R$ 1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1234.56', 1234.56],
    ['1234.5', 1234.5],
    ['-1.234,50', -1234.5],
    ['R$ 1.234', 1234],
    ['1,234', 1234],
    ['1234', 1234],
    ['0', 0],
    ['0,5', 0.5],
    [',5', 0.5],
    ['5,', 5],
    ['0.123', 0.12],
    ['1 234,56', 1234.56],
    ['1 234 567', 1_234_567],
    ["1'234.50", 1234.5],
    ['R$ 1.234.567,89', 1_234_567.89],
    ['US$ 99.90', 99.9],
    ['€ 10,00', 10],
    ['10,00 €', 10],
    ['BRL 10', 10],
    ['10 BRL', 10],
    ['S/ 12.50', 12.5],
    ['Bs.100', 100],
    ['R$ .50', 0.5],
    ['  12,00  ', 12],
    ['R$ 1.234,56', 1234.56],
    ['−12,00', -12],
    ['–12,00', -12],
    ['R$ (1.234,50)', -1234.5],
    ['-R$ 5,00', -5],
    ['R$ -5,00', -5],
    ['5,00-', -5],
    ['(1.234,50)', -1234.5],
    ['+7', 7],
    ['-0', 0],
    ['1,005', 1005],
    ['1.005,005', 1005.01],
    ['1234,567', 1234.57],
    ['00012', 12],
  ])('%s is %d', (text, value) => expect(parseMoney(text)).toBe(value));

  test.each([
    [''],
    ['   '],
    ['R$'],
    ['-'],
    ['.'],
    ['abc'],
    ['12a'],
    ['1.23.4,5'],
    ['1.2345.678'],
    ['1,2,3'],
    ['1..2'],
    ['--5'],
    ['(5'],
    ['5,-'],
    ['1e5'],
    ['10%'],
    ['real 5'],
    ['٣'],
  ])('%j is no amount', (text) => expect(parseMoney(text)).toBeNull());

  test.each([
    ['1.234', 3, 1234],
    ['1,234', 3, 1.234],
    ['1234', 0, 1234],
    ['1.234', 0, 1234],
    ['0,5', 0, 1],
  ])('%s with %d decimals is %d', (text, fraction, value) => expect(parseMoney(text, { fraction })).toBe(value));

  test('an amount is exact to the cent or null', () => {
    expect(parseMoney('70.368.744.177.663,99')).toBe(70_368_744_177_663.99);
    expect(parseMoney('90.071.992.547.409,92')).toBeNull();
    expect(parseMoney('9'.repeat(400))).toBeNull();
    expect(validateMoney('90.071.992.547.409,92')).toBe('size');
  });
});

describe('formatMoney', () => {
  test('Q-132 money has two decimals, a dot for thousands, a comma for decimals and its symbol', () => {
    expect(formatMoney(1234.5)).toBe('R$\u00a01.234,50');
    expect(formatMoney(1234.5, { currency: 'USD' })).toBe('US$\u00a01.234,50');
    expect(formatMoney(1234.5, { currency: 'EUR' })).toBe('€\u00a01.234,50');
  });
  test.each([
    [null, ''],
    [undefined, ''],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
    [0, 'R$\u00a00,00'],
    [-0, 'R$\u00a00,00'],
    [-0.001, 'R$\u00a00,00'],
    [-1234.5, '-R$\u00a01.234,50'],
    [1.005, 'R$\u00a01,01'],
    [999.995, 'R$\u00a01.000,00'],
    [1e-7, 'R$\u00a00,00'],
    [1e21, 'R$\u00a01.000.000.000.000.000.000.000,00'],
  ])('%d shows %j', (value, text) => expect(formatMoney(value)).toBe(text));
  test('symbol and decimals are options', () => {
    expect(formatMoney(-1234.5, { symbol: false })).toBe('-1.234,50');
    expect(formatMoney(1234.5, { currency: 'JPY', fraction: 0 })).toBe('JP¥\u00a01.235');
    expect(formatMoney(5, { currency: 'not a currency' })).toBe('not a currency\u00a05,00');
    expect(currencySymbol('BRL')).toBe('R$');
  });
});

describe('validateMoney', () => {
  test('S-210 S-214 an amount equal to a limit and an empty text are right, one beyond is not', () => {
    const limits = { min: 10, max: 20 };
    expect(validateMoney('10,00', limits)).toBeUndefined();
    expect(validateMoney('20,00', limits)).toBeUndefined();
    expect(validateMoney('', limits)).toBeUndefined();
    expect(validateMoney('9,99', limits)).toBe('min');
    expect(validateMoney('20,01', limits)).toBe('max');
  });
  test('names the rule that failed', () => {
    expect(validateMoney('doze')).toBe('format');
    expect(validateMoney('1,2345')).toBe('decimals');
    expect(validateMoney('1,2300')).toBeUndefined();
  });
});

test('S-227 formatting what was read from a formatted amount changes nothing', () =>
  fc.assert(
    fc.property(
      fc.double({ noNaN: true, min: -1e13, max: 1e13 }),
      fc.constantFrom('BRL', 'USD', 'EUR', 'PEN', 'CHF'),
      (value, currency) => {
        const text = formatMoney(value, { currency });
        expect(formatMoney(parseMoney(text), { currency })).toBe(text);
      },
    ),
  ));
test('S-227 any text that is an amount formats to a text that is the same amount', () =>
  fc.assert(
    fc.property(almostMoney, (text) => {
      const once = formatMoney(parseMoney(text));
      expect(formatMoney(parseMoney(once))).toBe(once);
    }),
  ));
test('an amount that is shown is read back the same', () =>
  fc.assert(
    fc.property(amounts, (value) => {
      expect(parseMoney(formatMoney(value))).toBe(value === 0 ? 0 : value);
    }),
  ));
test('no text makes it throw or answer NaN', () =>
  fc.assert(
    fc.property(fc.oneof(anyText, almostMoney), (text) => {
      const value = parseMoney(text);
      expect(value === null || Number.isFinite(value)).toBe(true);
      expect(value === null && text.trim() !== '').toBe(['format', 'size'].includes(validateMoney(text) ?? ''));
    }),
  ));

test.each([
  [1234.5, 1234.5],
  [-33.26, -33.26],
  [-0, 0],
  [1.234, 1.23],
  [1.005, 1.01],
  [0.1 + 0.2, 0.3],
  [1e-7, 0],
  [90071992547409.9, 90071992547409.9],
  [90071992547409.92, null],
  [1e21, null],
])('the number %d is the amount %j', (number, amount) => expect(parseMoney(number)).toBe(amount));
test.each([
  [1234.5, {}, undefined],
  [-0.01, { min: 0 }, 'min'],
  [0, { min: 0 }, undefined],
  [100.01, { max: 100 }, 'max'],
  [1.005, {}, 'decimals'],
  [1.005, { fraction: 3 }, undefined],
  [1e21, {}, 'size'],
  [Number.NaN, {}, 'format'],
])('the number %d with %j: %s', (number, options, problem) => expect(validateMoney(number, options)).toBe(problem));
