export { verificationCodeMask } from './verification-code-mask.ts';
