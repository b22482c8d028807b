import { formatRate } from '@guiche/masks/rate';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moneyText } from './index.ts';

test.each([
  [1234.5, 'R$\u00a01.234,50'],
  [0, 'R$\u00a00,00'],
  [-1234.5, '-R$\u00a01.234,50'],
  [1.005, 'R$\u00a01,01'],
])('S-387 %d reads %s', (amount, text) => expect(moneyText(amount)).toBe(text));
test('S-387 another currency has its own symbol', () => expect(moneyText(1234.5, 'USD')).toBe('US$\u00a01.234,50'));

test.each(['', 'reais', 'R$', 'BR'])(
  'S-388 where the currency "%s" cannot be formatted, the amount is in R$ with a comma alone',
  (currency) => {
    expect(moneyText(1234.5, currency)).toBe('R$\u00a01234,50');
    expect(moneyText(0.1 + 0.2, currency)).toBe('R$\u00a00,30');
    expect(moneyText(1.005, currency)).toBe('R$\u00a01,01');
  },
);
test('S-387 S-388 what can be formatted is what the language formats', () =>
  fc.assert(
    fc.property(fc.string({ maxLength: 4 }), (currency) => {
      const format = () => new Intl.NumberFormat('pt-BR', { style: 'currency', currency }).format(1234.5);
      let fails = false;
      try {
        format();
      } catch {
        fails = true;
      }
      expect(moneyText(1234.5, currency) === 'R$\u00a01234,50').toBe(fails);
    }),
  ));

test('S-389 an exchange rate has 6 decimals', () => {
  expect(formatRate(5.4321)).toBe('5,432100');
  expect(formatRate(0.000001)).toBe('0,000001');
});
