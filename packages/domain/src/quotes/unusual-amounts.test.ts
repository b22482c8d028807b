import { expect, test } from 'vitest';
import { airQuote } from '../test-support/air-quote.ts';
import { unusualAmounts } from './index.ts';

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
