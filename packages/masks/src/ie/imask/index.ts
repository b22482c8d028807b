export { ieMask } from './ie-mask.ts';
