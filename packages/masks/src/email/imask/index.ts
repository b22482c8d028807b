export { emailMask } from './email-mask.ts';
