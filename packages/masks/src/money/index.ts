export { currencySymbol, formatMoney, type MoneyFormat } from './format-money.ts';
export { type DecimalLimits, type MoneyProblem, parseMoney, validateMoney } from './money.ts';
