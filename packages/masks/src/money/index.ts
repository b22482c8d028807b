export {
  currencySymbol,
  type DecimalLimits,
  formatMoney,
  type MoneyFormat,
  type MoneyProblem,
  parseMoney,
  validateMoney,
} from './money.ts';
