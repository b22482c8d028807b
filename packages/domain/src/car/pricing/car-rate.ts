import { decimal, roundCents } from '../../pricing/decimal.ts';

/**
 * The fare of a car: `tarifa = valorDiaria × quantidadeDiarias`, half-up to 2 decimals; empty amounts count as 0.
 * @see Q-126
 */
export function carFare(valorDiaria: number | null, quantidadeDiarias: number | null): number {
  return roundCents(decimal(valorDiaria).times(decimal(quantidadeDiarias)));
}

/**
 * The rate per day of a typed fare: `valorDiaria = tarifa / quantidadeDiarias`, half-up to 2 decimals; 0 without days.
 * @see Q-127
 */
export function carDailyRate(tarifa: number | null, quantidadeDiarias: number | null): number {
  const days = decimal(quantidadeDiarias);
  return days.eq(0) ? 0 : roundCents(decimal(tarifa).div(days));
}
