import { expect, test } from 'vitest';
import { airQuote } from '../test-support/air-quote.ts';
import { UNUSUAL_FARE_BELOW, unusualAmounts } from './index.ts';

const stored = airQuote({ tarifa: 1234.56, taxas: 100, fee: 0, markup: 50, cotacaoMoeda: 1, markupManual: false });
const fieldsOf = (changes: Parameters<typeof airQuote>[0], above?: number) =>
  unusualAmounts({ ...stored, ...changes }, stored, above).map(({ field }) => field);

test('an amount of ten times or a tenth of the stored one is asked about, with both', () => {
  expect(unusualAmounts({ ...stored, tarifa: 1_234_561_500 }, stored)).toEqual([{ field: 'tarifa', from: 1234.56, to: 1_234_561_500 }]);
  expect(fieldsOf({ tarifa: 12_345.59 })).toEqual([]);
  expect(fieldsOf({ tarifa: 12_345.6 })).toEqual(['tarifa']);
  expect(fieldsOf({ taxas: 10.01 })).toEqual([]);
  expect(fieldsOf({ taxas: 10 })).toEqual(['taxas']);
  expect(fieldsOf({ tarifa: 99, taxas: 2000 })).toEqual(['tarifa', 'taxas']);
});
test('an amount that is emptied, was empty or is as stored is not', () => {
  expect(fieldsOf({ tarifa: null, taxas: 0 })).toEqual([]);
  expect(fieldsOf({ fee: 500 })).toEqual([]);
  expect(unusualAmounts(stored, stored, 10)).toEqual([]);
});
test('an amount above the limit in reais is, also in a new quote and in another currency', () => {
  expect(unusualAmounts({ ...stored, tarifa: 1_000_000 }, undefined)).toEqual([]);
  expect(unusualAmounts({ ...stored, tarifa: 1_000_000.01 }, undefined)).toEqual([{ field: 'tarifa', from: null, to: 1_000_000.01 }]);
  expect(unusualAmounts({ ...stored, tarifa: 250_000, cotacaoMoeda: 5.4 }, undefined).map(({ field }) => field)).toEqual(['tarifa']);
  expect(fieldsOf({ fee: 600 }, 500)).toEqual(['fee']);
});
test('the rate is compared with the stored one, and the automatic markup is left out', () => {
  const dollars = { ...stored, cotacaoMoeda: 5.4321 };
  expect(unusualAmounts({ ...dollars, cotacaoMoeda: 54.3211 }, dollars).map(({ field }) => field)).toEqual(['cotacaoMoeda']);
  expect(fieldsOf({ markup: 900 })).toEqual([]);
  expect(fieldsOf({ markup: 900, markupManual: true })).toEqual(['markup']);
});
test('a fare below what its kind of service costs at least is asked about where none was stored: 350 typed without cents is 3,50', () => {
  const asked = (tarifa: number | null, before: typeof stored | undefined, cotacaoMoeda = 1) =>
    unusualAmounts({ ...stored, tarifa, cotacaoMoeda }, before, undefined, UNUSUAL_FARE_BELOW.AEREO);
  expect(asked(3.5, undefined)).toEqual([{ field: 'tarifa', from: null, to: 3.5 }]);
  expect(asked(3.5, { ...stored, tarifa: 0 })).toEqual([{ field: 'tarifa', from: 0, to: 3.5 }]);
  expect(asked(3.5, { ...stored, tarifa: 4 })).toEqual([]);
  expect(asked(99.99, undefined)).toHaveLength(1);
  expect(asked(100, undefined)).toEqual([]);
  expect(asked(0, undefined)).toEqual([]);
  expect(asked(null, undefined)).toEqual([]);
  expect(asked(40, undefined, 5.4)).toEqual([]);
  expect(unusualAmounts({ ...stored, tarifa: 15 }, undefined, undefined, UNUSUAL_FARE_BELOW.RODOVIARIO)).toEqual([]);
});
