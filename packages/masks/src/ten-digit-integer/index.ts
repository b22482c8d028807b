export {
  formatTenDigitInteger,
  isPartialTenDigitInteger,
  isTenDigitInteger,
  parseTenDigitInteger,
  type TenDigitIntegerProblem,
  validateTenDigitInteger,
} from './ten-digit-integer.ts';
