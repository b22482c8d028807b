export { dateTimeMask } from './date-time-mask.ts';
