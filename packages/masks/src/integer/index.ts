export { formatInteger, type IntegerLimits, type IntegerProblem, parseInteger, validateInteger } from './integer.ts';
