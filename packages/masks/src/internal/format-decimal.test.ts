import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exactDigits, formatDecimal, scaledDigits } from './format-decimal.ts';

const fraction = fc.nat(6);
const anyNumber = fc.double({ noNaN: true, noDefaultInfinity: true, min: 0 });
/** Amounts of every size, most of them a half of the last decimal shown or as near to one as a number can be. */
const nearHalf = fc
  .tuple(fc.integer({ min: 0, max: 2 ** 47 }), fc.nat(47), fraction, fc.integer({ min: -3, max: 3 }))
  .map(([whole, shift, places, steps]) => {
    const half = (Math.floor(whole / 2 ** shift) + 0.5) / 10 ** places;
    return Math.max(0, half * (1 + steps * Number.EPSILON));
  });
const values = fc.oneof({ arbitrary: nearHalf, weight: 3 }, anyNumber, fc.double({ noNaN: true, min: 0, max: 2 ** 41 }));

test('the quick way to the digits is the exact one, and what the platform shows', () =>
  fc.assert(
    fc.property(values, fraction, (value, places) => {
      const digits = exactDigits(value, places);
      expect(scaledDigits(value, places)).toBe(digits);
      const platform = new Intl.NumberFormat('en-US', { useGrouping: false, minimumFractionDigits: places, maximumFractionDigits: places });
      expect(
        platform
          .format(value)
          .replace('.', '')
          .replace(/^0+(?=\d)/, ''),
      ).toBe(digits);
    }),
  ));
test.each([
  [1.005, 2, '1,01'],
  [-1.005, 2, '-1,01'],
  [0.0000005, 6, '0,000001'],
  [0.0000004, 6, '0,000000'],
  [167_871_914_815.9246, 6, '167.871.914.815,924600'],
  [100_000_000_000_000.5, 2, '100.000.000.000.000,50'],
  [5e-324, 2, '0,00'],
  [999_999.5, 0, '1.000.000'],
])('%d with %i decimals is %s', (value, places, text) => expect(formatDecimal(value, places)).toBe(text));
