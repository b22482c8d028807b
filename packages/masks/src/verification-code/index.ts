export {
  formatVerificationCode,
  isPartialVerificationCode,
  isVerificationCode,
  parseVerificationCode,
  type VerificationCodeProblem,
  validateVerificationCode,
} from './verification-code.ts';
