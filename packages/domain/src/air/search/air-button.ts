import type { AirQuote } from '../../entities/index.ts';
import { type QuoteButton, quoteButton } from '../../quotes/index.ts';

/**
 * The button of an air quote in the list of a trip's services: `consultar` when nothing can be edited any more, else `editar_dados` with an
 * issue date, else `confirmar_dados`. The issuing stage does not matter here, as it does in `quoteButton`.
 * @see S-059
 */
export function airButton({ statusCotacao, dataEmissao }: Pick<AirQuote, 'statusCotacao' | 'dataEmissao'>): QuoteButton {
  if (quoteButton({ statusCotacao, dataEmissao }) === 'consultar') return 'consultar';
  return dataEmissao === null ? 'confirmar_dados' : 'editar_dados';
}
