import type { CarQuote } from '../../entities/index.ts';
import { prepareQuote, trimmed, withTotals } from '../../quotes/prepare-quote.ts';

/**
 * A car quote as it is stored: texts cleaned and totals computed. Cars have no automatic markup: the typed one stays. The server calls it
 * before saving.
 * @see
 */
export function prepareCarQuote(quote: CarQuote): CarQuote {
  return {
    ...withTotals(prepareQuote(quote), quote.markup),
    nomeCia: trimmed(quote.nomeCia),
    nomeModelo: trimmed(quote.nomeModelo),
    cambio: trimmed(quote.cambio),
    localRetirada: trimmed(quote.localRetirada),
    cidadeRetirada: trimmed(quote.cidadeRetirada),
    localDevolucao: trimmed(quote.localDevolucao),
    cidadeDevolucao: trimmed(quote.cidadeDevolucao),
    justificativaDataAlterada: trimmed(quote.justificativaDataAlterada ?? null),
  };
}
