export { type IntegerMaskOptions, integerMask } from './integer-mask.ts';
