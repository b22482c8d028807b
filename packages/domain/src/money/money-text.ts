import { formatMoney } from '@guiche/masks/money';
import { decimal, roundCents } from '../pricing/decimal.ts';

/** The currency codes that `Intl.NumberFormat` accepts; it throws for anything else. */
const CURRENCY_CODE = /^[A-Z]{3}$/i;

/**
 * An amount with its currency, `R$ 1.234,50`: 2 decimals, half-up. For an invalid currency code `R$ 1234,50`, without dots. The space between is a no-break one.
 * @see S-387, S-388
 */
export function moneyText(amount: number, currency = 'BRL'): string {
  if (CURRENCY_CODE.test(currency)) return formatMoney(amount, { currency });
  return `R$\u00a0${roundCents(decimal(amount)).toFixed(2).replace('.', ',')}`;
}
