export {
  type DecimalLimits,
  formatPercentage,
  type PercentageFormat,
  type PercentageProblem,
  parsePercentage,
  validatePercentage,
} from './percentage.ts';
