export { formatPercentage, type PercentageFormat, type PercentageProblem, parsePercentage, validatePercentage } from './percentage.ts';
