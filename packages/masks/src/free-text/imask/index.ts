export { freeTextMask } from './free-text-mask.ts';
