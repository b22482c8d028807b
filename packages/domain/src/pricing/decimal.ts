import Big from 'big.js';

/** Half-up, as prices are rounded in the trade. @see Q-116 */
const HALF_UP = 1;
const AWAY_FROM_ZERO = 3;

/** A number as a decimal; an empty amount counts as 0. */
export function decimal(value: number | null | undefined): Big {
  return new Big(value ?? 0);
}

/** Rounds half-up to 2 decimals. 1.005 gives 1.01: the decimal text is rounded, not its binary approximation. */
export function roundCents(value: Big): number {
  return value.round(2, HALF_UP).toNumber();
}

/** Rounds away from zero to 2 decimals, for the ceiling of an amount. */
export function roundUpCents(value: Big): number {
  return value.round(2, AWAY_FROM_ZERO).toNumber();
}

/** The exact sum of amounts; empty ones count as 0. */
export function sumDecimals(...values: readonly (number | null | undefined)[]): Big {
  return values.reduce<Big>((total, value) => total.plus(decimal(value)), decimal(0));
}
