export { moneyText } from './money-text.ts';
