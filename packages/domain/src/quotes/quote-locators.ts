import type { Quote } from '../entities/index.ts';

/**
 * The locators by which suppliers know a quote, each once and in capitals: the reservation code, its own locator, and of an air quote those of its
 * flights; empty without any.
 */
export function quoteLocators(quote: Quote): string[] {
  const flights = 'segmentos' in quote ? quote.segmentos.flatMap(({ voos }) => voos) : [];
  const codes = [
    'codigoReserva' in quote ? quote.codigoReserva : null,
    quote.localizador,
    ...flights.map(({ localizador }) => localizador),
  ];
  return [...new Set(codes.flatMap((code) => code?.trim().toUpperCase() || []))];
}
