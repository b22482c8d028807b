import { decimal, roundCents } from '../../pricing/decimal.ts';

/**
 * The fare of a stay: `tarifa = tarifaMedia × quantidadeDiarias`, half-up to 2 decimals; empty amounts count as 0.
 *
 * Computed again when the average or the nights change.
 * @see
 */
export function hotelFare(tarifaMedia: number | null, quantidadeDiarias: number | null): number {
  return roundCents(decimal(tarifaMedia).times(decimal(quantidadeDiarias)));
}

/**
 * The average price of a night: `tarifaMedia = tarifa / quantidadeDiarias`, half-up to 2 decimals; 0 without nights.
 *
 * Computed when somebody types the fare.
 * @see Q-122
 */
export function hotelAverage(tarifa: number | null, quantidadeDiarias: number | null): number {
  const nights = decimal(quantidadeDiarias);
  return nights.eq(0) ? 0 : roundCents(decimal(tarifa).div(nights));
}
