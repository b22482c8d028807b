export { dateMask } from './date-mask.ts';
