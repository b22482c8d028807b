import { withFoundReservation } from '@guiche/domain/air/search';
import type { AirQuote, AirService, TravelRequest } from '@guiche/domain/entities';
import type { OpenAirQuote } from '@guiche/ui/modals/air-quote-modal';
import { useReSearch } from '../../../shared/re-search/use-re-search.tsx';
import { withQuote, withQuoteStatus } from '../replace-quote.ts';
import { useRequestCache } from '../request-cache.ts';

/** Searches for the expired reservations of a request again; what is found is shown in the request, and in the window that is open. @see Q-199 */
export function useExpiredReservation(request: TravelRequest) {
  const cache = useRequestCache(request.idSolicitacao);
  const { reSearch, searching, window } = useReSearch(request, (present) => cache.change((opened) => withQuote(opened, 'AEREO', present)));

  async function renew(service: AirService, quote: AirQuote, form?: OpenAirQuote) {
    const renewed = await reSearch(service, quote);
    if (!renewed) return;
    cache.change((opened) =>
      withQuoteStatus({
        ...opened,
        servicosAereos: opened.servicosAereos.map((one) =>
          one.id === service.id ? withFoundReservation<AirQuote, AirService>(one, renewed) : one,
        ),
      }),
    );
    // With the client's rule the request has left the issuing stage.
    if (renewed.escolhida === null) void cache.refresh();
    else form?.show(renewed.escolhida);
  }

  return { renew, searching, window };
}
