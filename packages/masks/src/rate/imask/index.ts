export { rateMask } from './rate-mask.ts';
