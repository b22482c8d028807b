export type { UtcInstant, WallClock } from './clocks.ts';
export { type Fraction, fractionOf, type Percent, percentOf } from './units.ts';
