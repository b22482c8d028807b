import type { Quote } from '../entities/index.ts';
import type { StatusCotacao } from '../enums/index.ts';

/** Once a quote has one of these, its service was issued, and what became of that is no choice of the client's any more. */
const SETTLING: readonly StatusCotacao[] = ['EMISSAO_FINALIZADA', 'EMISSAO_ALTERADA', 'EMISSAO_CANCELAMENTO_PENDENTE', 'EMISSAO_CANCELADA'];

/** Whether a service was issued, given all its quotes: nothing is chosen for it again, also when its request returns to selection. @see */
export function isSettledService(quotes: readonly Pick<Quote, 'statusCotacao'>[]): boolean {
  return quotes.some(({ statusCotacao }) => SETTLING.includes(statusCotacao));
}

/** The quotes of a service that are offered to the client, who may choose one, given all its quotes. @see */
export function offeredQuotes<Each extends Pick<Quote, 'statusCotacao'>>(quotes: readonly Each[]): Each[] {
  return isSettledService(quotes) ? [] : quotes.filter(({ statusCotacao }) => statusCotacao === 'COTACAO_FINALIZADA');
}
