import { expect, test } from 'vitest';
import { airQuote, flight } from '../test-support/air-quote.ts';
import { busQuote, hotelQuote } from '../test-support/quotes.ts';
import { quoteLocators } from './index.ts';

const segment = (...voos: ReturnType<typeof flight>[]) => ({ id: 'ida', tipo: 'IDA' as const, status: null, voos });

test('an air quote is known by its reservation code, its locator and those of its flights, each once', () => {
  const flights = [flight({ localizador: 'ABC123' }), flight({ localizador: 'XYZ789' }), flight({ localizador: null })];
  const quote = { segmentos: [segment(...flights)], localizador: null, codigoReserva: null };
  expect(quoteLocators(airQuote(quote))).toEqual(['ABC123', 'XYZ789']);
  expect(quoteLocators(airQuote({ ...quote, codigoReserva: 'RES123', localizador: ' xyz789 ' }))).toEqual(['RES123', 'XYZ789', 'ABC123']);
});

test('a quote of another kind is known by its reservation code or its locator', () => {
  expect(quoteLocators(hotelQuote({ codigoReserva: 'HBV-2231', localizador: null }))).toEqual(['HBV-2231']);
  expect(quoteLocators(busQuote({ localizador: 'R1234567' }))).toEqual(['R1234567']);
  expect(quoteLocators(busQuote({ localizador: ' ' }))).toEqual([]);
});
