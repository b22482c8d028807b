import type { Currency } from '../entities/index.ts';
import type { Violation } from '../messages/index.ts';
import { decimal, roundCents } from './decimal.ts';

/** The national currency, with which a new quote starts. @see */
export const BRL: Currency = { id: 1, codigo: 'BRL', nome: 'Real', simbolo: 'R$', cotacao: 1 };

/** Whether a currency is the national one, whose rate is 1 and not editable. @see Q-131 */
export function isNationalCurrency(currency: Pick<Currency, 'codigo'> | null): boolean {
  return currency?.codigo === BRL.codigo;
}

/** The rate that a currency has without anybody entering it: 1 for the national one, null for every other and for none. @see Q-131 */
export function ownRate(currency: Pick<Currency, 'codigo'> | null): 1 | null {
  return isNationalCurrency(currency) ? 1 : null;
}

/** What forbids suggesting a rate: no currency is selected. @see Q-131 */
export function rateSuggestionViolation(currency: Pick<Currency, 'codigo'> | null): Violation | undefined {
  return currency === null ? { key: 'selecione_a_moeda', field: 'moeda' } : undefined;
}

/**
 * An amount in BRL: `amount × rate`, half-up to 2 decimals. The rate has 6 decimals; null without a rate.
 * @see Q-133
 */
export function inNationalCurrency(amount: number, exchangeRate: number | null): number | null {
  return exchangeRate === null ? null : roundCents(decimal(amount).times(decimal(exchangeRate)));
}
