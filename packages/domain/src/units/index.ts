export { type Fraction, fractionOf, type Percent, percentOf } from './units.ts';
