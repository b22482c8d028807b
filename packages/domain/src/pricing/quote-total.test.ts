import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientTotal, displayTotal, type QuotePrice, totalRate } from './index.ts';

const EXAMPLE: QuotePrice = { tarifa: 1234.5, markup: 123.45, taxaExtra: 30, taxas: 89.9, fee: 45, iss: 24.69, duRav: 40 };
const EMPTY: QuotePrice = { tarifa: null, markup: null, taxaExtra: null, taxas: null, fee: null, iss: null, duRav: null };
const cents = fc.integer({ min: 0, max: 99_999_999 });

test('Q-116 total rate is fare plus markup', () => {
  expect(totalRate(EXAMPLE)).toBe(1357.95);
});

test('Q-117 client total is total rate plus extra fee, taxes, fee, ISS and DU/RAV', () => {
  expect(clientTotal(EXAMPLE)).toBe(1587.54);
});

test('Q-118 S-386 quotation total for display leaves the markup out', () => {
  expect(displayTotal(EXAMPLE)).toBe(1464.09);
});

test('empty amounts count as 0', () => {
  expect(clientTotal(EMPTY)).toBe(0);
  expect(totalRate(EMPTY)).toBe(0);
});

test('sums are decimal, not binary: 0.1 + 0.2 is 0.3, and a third decimal rounds half-up', () => {
  expect(totalRate({ tarifa: 0.1, markup: 0.2 })).toBe(0.3);
  expect(totalRate({ tarifa: 1.005, markup: 0 })).toBe(1.01);
  expect(totalRate({ tarifa: -1.005, markup: 0 })).toBe(-1.01);
});

test('the total agrees with a sum of whole cents, in any order of its parts', () => {
  fc.assert(
    fc.property(fc.tuple(cents, cents, cents, cents, cents, cents, cents), (parts) => {
      const [tarifa, markup, taxaExtra, taxas, fee, iss, duRav] = parts.map((part) => part / 100) as [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      const total = parts.reduce((sum, part) => sum + part, 0) / 100;
      expect(clientTotal({ tarifa, markup, taxaExtra, taxas, fee, iss, duRav })).toBe(total);
      expect(clientTotal({ tarifa: duRav, markup: iss, taxaExtra: fee, taxas, fee: taxaExtra, iss: markup, duRav: tarifa })).toBe(total);
    }),
  );
});

test('Q-116 Q-117 a markup never makes the price lower', () => {
  fc.assert(
    fc.property(cents, cents, (tarifa, markup) => {
      expect(totalRate({ tarifa: tarifa / 100, markup: markup / 100 })).toBeGreaterThanOrEqual(tarifa / 100);
      const price = { ...EXAMPLE, tarifa: tarifa / 100 };
      expect(clientTotal({ ...price, markup: markup / 100 })).toBeGreaterThanOrEqual(clientTotal({ ...price, markup: 0 }));
    }),
  );
});
