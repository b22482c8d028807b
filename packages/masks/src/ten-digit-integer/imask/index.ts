export { tenDigitIntegerMask } from './ten-digit-integer-mask.ts';
