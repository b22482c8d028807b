import Big from 'big.js';

declare const unit: unique symbol;

/**
 * A percentage on the scale 0–100: 12 is 12 %. What people type and read.
 *
 * A plain number may be one; a `Fraction` may not, and the compiler says so.
 */
export type Percent = number & { readonly [unit]?: 'percent' };

/** A part of a whole: 0.12 is 12 %. What rules and commissions are kept as. A plain number may be one; a `Percent` may not. */
export type Fraction = number & { readonly [unit]?: 'fraction' };

/** 12 % as 0.12, exact in decimals. */
export function fractionOf(percent: Percent): Fraction {
  return new Big(percent).div(100).toNumber();
}

/** 0.12 as 12 %, exact in decimals. */
export function percentOf(fraction: Fraction): Percent {
  return new Big(fraction).times(100).toNumber();
}
