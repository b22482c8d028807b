import type { Quote } from '../entities/index.ts';
import type { StatusCotacao, StatusCotacaoViagem } from '../enums/index.ts';

export type QuoteButton = 'consultar' | 'editar_dados' | 'confirmar_dados';

const CONSULT: readonly StatusCotacao[] = ['EMISSAO_FINALIZADA', 'EMISSAO_ALTERADA', 'EMISSAO_CANCELAMENTO_PENDENTE', 'EMISSAO_CANCELADA'];

/**
 * The main button of a quote: `consultar` in history mode or when nothing can be edited any more, `editar_dados` in the issue phase
 * with an issue date or a reservation validity, `confirmar_dados` in every other case.
 * @see
 */
export function quoteButton(
  quote: Pick<Quote, 'statusCotacao' | 'dataEmissao'> & { readonly validadeReserva?: string | null },
  history = false,
): QuoteButton {
  if (history || CONSULT.includes(quote.statusCotacao)) return 'consultar';
  const issuePhase = quote.statusCotacao === 'EMISSAO_PENDENTE';
  const dated = quote.dataEmissao !== null || (quote.validadeReserva ?? null) !== null;
  return issuePhase && dated ? 'editar_dados' : 'confirmar_dados';
}

/** Whether the money of a quote may be edited: not while the request is EMISSAO_PENDENTE or EMISSAO_FINALIZADA. @see Q-018 */
export function moneyIsEditable(status: StatusCotacaoViagem): boolean {
  return status !== 'EMISSAO_PENDENTE' && status !== 'EMISSAO_FINALIZADA';
}

const NOT_REMOVABLE: readonly StatusCotacao[] = ['EMISSAO_FINALIZADA', 'EMISSAO_CANCELADA', 'EMISSAO_ALTERADA'];

/** Whether a quote may be removed: not once it is issued, cancelled or changed. @see Q-101 */
export function quoteIsRemovable(status: StatusCotacao): boolean {
  return !NOT_REMOVABLE.includes(status);
}
