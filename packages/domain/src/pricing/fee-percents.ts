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

/** The extra fee of a quote, as an amount and as the percentage of the fare; a percentage that is there was agreed. */
export interface ExtraFee {
  readonly taxaExtra: number | null;
  readonly taxaExtraPercentual: Percent | null;
}

/**
 * The extra fee after the fare has changed: a percentage stays and the amount is computed; an amount without a percentage stays.
 * @see Q-120
 */
export function extraFeeAfterFare({ taxaExtra, taxaExtraPercentual }: ExtraFee, tarifa: number | null): ExtraFee {
  return { taxaExtra: taxaExtraPercentual === null ? taxaExtra : extraFeeOf(tarifa, taxaExtraPercentual), taxaExtraPercentual };
}

/**
 * The extra fee after its amount is typed: the percentage is computed, or null while there is no fare or no amount.
 * @see Q-120
 */
export function extraFeeOfTypedAmount(taxaExtra: number | null, tarifa: number | null): ExtraFee {
  return { taxaExtra, taxaExtraPercentual: taxaExtra === null || !tarifa ? null : extraFeePercent(taxaExtra, tarifa) };
}

/**
 * The extra fee of a quote that somebody sends, with amount and percentage in agreement. They agree when one gives the other, which rounding
 * allows for more than one pair. Otherwise the amount decides, because it is what the total holds; without an amount the percentage does.
 * @see Q-120
 */
export function agreedExtraFee({ taxaExtra, taxaExtraPercentual }: ExtraFee, tarifa: number | null): ExtraFee {
  const sent = { taxaExtra, taxaExtraPercentual };
  if (taxaExtraPercentual === null || extraFeeOf(tarifa, taxaExtraPercentual) === (taxaExtra ?? 0)) return sent;
  if (taxaExtra === null) return extraFeeAfterFare(sent, tarifa);
  const typed = extraFeeOfTypedAmount(taxaExtra, tarifa);
  return typed.taxaExtraPercentual === taxaExtraPercentual ? sent : typed;
}

function shareOf(part: number | null, whole: number | null): Percent {
  const base = decimal(whole);
  // Multiplied before dividing: a repeating quotient would be cut off before the rounding.
  return base.eq(0) ? 0 : roundCents(decimal(part).times(100).div(base));
}
