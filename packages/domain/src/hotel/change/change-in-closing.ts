import type { HotelQuote, SearchedHotelService } from '../../entities/index.ts';
import type { StatusSolicitacao } from '../../enums/index.ts';
import { movedQuote, quoteMayBecome } from '../../requests/quote-transitions.ts';

type ClosingQuote = Pick<HotelQuote, 'statusCotacao' | 'alteradoPrestacao'>;

/**
 * A hotel that is cancelled in closing (FECHAMENTO): its chosen quote waits for the cancellation of its issue and is marked as altered. In
 * any other status, and without a chosen quote that is issued, the service is returned unchanged: the server decides.
 * @see S-094, S-105
 */
export function cancelledHotel<Service extends { readonly escolhida: ClosingQuote | null }>(
  service: Service,
  status: StatusSolicitacao,
): Service {
  const { escolhida } = service;
  if (status !== 'FECHAMENTO' || escolhida === null) return service;
  if (!quoteMayBecome(escolhida.statusCotacao, 'EMISSAO_CANCELAMENTO_PENDENTE', 'CLIENTE')) return service;
  return { ...service, escolhida: { ...escolhida, statusCotacao: 'EMISSAO_CANCELAMENTO_PENDENTE', alteradoPrestacao: true } };
}

/**
 * A hotel with another chosen quote: the new quote waits for its issue and is marked as altered in closing. The search history keeps the
 * former date beside the date of the new search.
 *
 * Errors: `RangeError` for a replacement that is already cancelled or issued (a caller's mistake).
 * @see S-095
 */
export function replacedHotel<
  Chosen extends ClosingQuote,
  Service extends { readonly escolhida: Chosen | null; readonly historico: SearchedHotelService['historico'] },
>(service: Service, replacement: Chosen, searchedAt: string): Service {
  return {
    ...service,
    escolhida: {
      ...replacement,
      statusCotacao: movedQuote(replacement.statusCotacao, 'EMISSAO_PENDENTE', 'CLIENTE'),
      alteradoPrestacao: true,
    },
    historico: { ...service.historico, dataAntiga: service.historico?.data ?? null, data: searchedAt },
  };
}
