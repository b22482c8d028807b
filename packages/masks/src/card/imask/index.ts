export { cardMask } from './card-mask.ts';
