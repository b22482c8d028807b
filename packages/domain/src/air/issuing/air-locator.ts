import type { AirQuote } from '../../entities/index.ts';

/**
 * The locator by which airlines and systems know an air quote: that of its first flight, else the quote's own, else the reservation code;
 * `''` without any.
 * @see
 */
export function airLocator({
  segmentos,
  localizador,
  codigoReserva,
}: Pick<AirQuote, 'segmentos' | 'localizador' | 'codigoReserva'>): string {
  const first = segmentos.flatMap(({ voos }) => voos)[0]?.localizador;
  return [first, localizador, codigoReserva].map((text) => text?.trim()).find(Boolean) ?? '';
}
