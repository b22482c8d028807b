export { type MoneyMaskOptions, moneyMask } from './money-mask.ts';
