export { phoneMask } from './phone-mask.ts';
