export { type PercentageMaskOptions, percentageMask } from './percentage-mask.ts';
