import { formatMoney } from '@guiche/masks/money';
import { decimal, roundCents } from '../pricing/decimal.ts';

/** What the language's own formatting takes for a currency; it throws for anything else. */
const CURRENCY_CODE = /^[A-Z]{3}$/i;

/**
 * An amount as people read it, `R$ 1.234,50`: 2 decimals, half-up. Where the currency is none that could be formatted, it is
 * `R$ 1234,50`, without dots.
 * @see S-387, S-388
 */
export function moneyText(amount: number, currency = 'BRL'): string {
  if (CURRENCY_CODE.test(currency)) return formatMoney(amount, { currency });
  return `R$ ${roundCents(decimal(amount)).toFixed(2).replace('.', ',')}`;
}
