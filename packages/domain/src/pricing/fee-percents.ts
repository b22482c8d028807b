import type { Percent } from '../units/index.ts';
import { decimal, roundCents } from './decimal.ts';

/**
 * ISS as a percentage of the fare (0 to 100): `iss / tarifa × 100`, half-up to 2 decimals; 0 when the fare is 0 or empty.
 * @see Q-119
 */
export function issPercent(iss: number | null, tarifa: number | null): Percent {
  return shareOf(iss, tarifa);
}

/**
 * The extra fee for a percentage (0 to 100) of the fare: `tarifa × percent / 100`, half-up to 2 decimals.
 * @see Q-120
 */
export function extraFeeOf(tarifa: number | null, percentage: Percent | null): number {
  return roundCents(decimal(tarifa).times(decimal(percentage)).div(100));
}

/**
 * An extra fee as a percentage (0 to 100) of the fare: `taxaExtra / tarifa × 100`, half-up to 2 decimals; 0 when the fare is 0.
 * @see Q-120
 */
export function extraFeePercent(taxaExtra: number | null, tarifa: number | null): Percent {
  return shareOf(taxaExtra, tarifa);
}

function shareOf(part: number | null, whole: number | null): Percent {
  const base = decimal(whole);
  // Multiplied before dividing: a repeating quotient would be cut off before the rounding.
  return base.eq(0) ? 0 : roundCents(decimal(part).times(100).div(base));
}
