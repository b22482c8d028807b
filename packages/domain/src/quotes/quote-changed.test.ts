import { expect, test } from 'vitest';
import { airQuote } from '../test-support/air-quote.ts';
import { carQuote, hotelQuote } from '../test-support/quotes.ts';
import { quoteChanged } from './index.ts';

const loaded = hotelQuote({ versao: 3, markup: 80.45, markupManual: false });

test('Q-212 Q-225 a quote is changed when it is new or differs from what was loaded', () => {
  expect(quoteChanged({ ...loaded, camposCustomizados: [...loaded.camposCustomizados] }, loaded)).toBe(false);
  expect(quoteChanged({ ...loaded, pix: undefined }, loaded)).toBe(false);
  expect(quoteChanged(hotelQuote({ ...loaded, inclusos: ['Wi-Fi'] }), loaded)).toBe(true);
  expect(quoteChanged({ ...loaded, agencia: { id: 2, fornecedorPadrao: null } }, loaded)).toBe(true);
  expect(quoteChanged(hotelQuote({ versao: 0 }), hotelQuote({ versao: 0 }))).toBe(true);
  expect(quoteChanged(loaded, null)).toBe(true);
  expect(quoteChanged(loaded, undefined)).toBe(true);
});

test('Q-212 Q-225 what every save computes anew is no change', () => {
  expect(quoteChanged({ ...loaded, versao: 4, total: 1, tarifaTotal: 2, markup: 3 }, loaded)).toBe(false);
  expect(quoteChanged({ ...loaded, markupManual: true }, loaded)).toBe(true);
  const typed = { ...loaded, markupManual: true };
  expect(quoteChanged({ ...typed, markup: 3 }, typed)).toBe(true);
  expect(quoteChanged({ ...typed, tarifa: 900 }, typed)).toBe(true);
});

test.each([airQuote({ versao: 1 }), carQuote({ versao: 1 })])('of every kind %#', (quote) => {
  expect(quoteChanged(structuredClone(quote), quote)).toBe(false);
  expect(quoteChanged({ ...quote, localizador: 'ABC123' }, quote)).toBe(true);
});
