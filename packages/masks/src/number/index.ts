export {
  type DecimalLimits,
  formatNumber,
  type NumberFormat,
  type NumberProblem,
  type NumberReading,
  parseNumber,
  validateNumber,
} from './number.ts';
