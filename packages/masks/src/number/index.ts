export { type DecimalLimits, formatNumber, type NumberFormat, type NumberProblem, parseNumber, validateNumber } from './number.ts';
