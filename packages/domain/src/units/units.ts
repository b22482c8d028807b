import Big from 'big.js';

declare const unit: unique symbol;

/**
 * A percentage on the scale 0–100, as people type and read it: 12 is 12 %.
 *
 * A plain number is assignable to it; the compiler refuses a `Fraction`.
 */
export type Percent = number & { readonly [unit]?: 'percent' };

/** A part of a whole, as rules and commissions store it: 0.12 is 12 %. A plain number is assignable to it; a `Percent` is not. */
export type Fraction = number & { readonly [unit]?: 'fraction' };

/** 12 % as 0.12, exact in decimals. */
export function fractionOf(percent: Percent): Fraction {
  return new Big(percent).div(100).toNumber();
}

/** 0.12 as 12 %, exact in decimals. */
export function percentOf(fraction: Fraction): Percent {
  return new Big(fraction).times(100).toNumber();
}
