import type { Quote } from '../entities/index.ts';
import { inNationalCurrency, isNationalCurrency } from '../pricing/index.ts';

/**
 * The lowest total of a service's quotes in BRL, for comparing them. Cancelled quotes and those without an exchange rate are left out;
 * null when none is left.
 * @see Q-133
 */
export function lowestTotal(quotes: readonly Pick<Quote, 'statusCotacao' | 'total' | 'moeda' | 'cotacaoMoeda'>[]): number | null {
  const totals = quotes
    .filter(({ statusCotacao }) => statusCotacao !== 'COTACAO_CANCELADA' && statusCotacao !== 'EMISSAO_CANCELADA')
    .map(({ total, moeda, cotacaoMoeda }) => inNationalCurrency(total, isNationalCurrency(moeda) ? 1 : moeda && cotacaoMoeda))
    .filter((total) => total !== null);
  return totals.length === 0 ? null : Math.min(...totals);
}
