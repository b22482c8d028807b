export { authorizationCodeMask } from './authorization-code-mask.ts';
