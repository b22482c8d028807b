export { currencySymbol, formatMoney, type MoneyFormat, type MoneyProblem, parseMoney, validateMoney } from './money.ts';
