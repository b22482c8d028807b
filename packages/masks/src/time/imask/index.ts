export { timeMask } from './time-mask.ts';
