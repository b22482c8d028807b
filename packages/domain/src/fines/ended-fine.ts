import type { Quote } from '../entities/index.ts';

/**
 * What ending the issue of a quote cost, in its currency: the fine of its cancellation or, of a flight, of its change; null where nothing ended and
 * where a change was free. A flight has the fine of its cancellation beside that of a change, which may have come before.
 * @see
 */
export function endedFine(quote: Quote): number | null {
  const flight = 'segmentos' in quote;
  if (quote.statusCotacao === 'EMISSAO_CANCELADA') return flight ? quote.taxaCancelamento : quote.multa;
  return flight && quote.statusCotacao === 'EMISSAO_ALTERADA' && quote.multa !== 0 ? quote.multa : null;
}
