export { type NumberMaskOptions, numberMask } from './number-mask.ts';
