import type { Quote } from '../entities/index.ts';

/** Whether a quote was cancelled, before its issue or after it: no rule compares it or warns about it any more. @see Q-133 */
export function isCancelledQuote({ statusCotacao }: Pick<Quote, 'statusCotacao'>): boolean {
  return statusCotacao === 'COTACAO_CANCELADA' || statusCotacao === 'EMISSAO_CANCELADA';
}
