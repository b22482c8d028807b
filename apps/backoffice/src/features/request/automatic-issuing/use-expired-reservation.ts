import { withFoundReservation } from '@guiche/domain/air/search';
import type { AirQuote, AirService, TravelRequest } from '@guiche/domain/entities';
import { typedOver } from '@guiche/domain/quotes';
import type { OpenAirQuote } from '@guiche/ui/modals/air-quote-modal';
import { useReSearch } from '../../../shared/re-search/use-re-search.tsx';
import { withQuote, withQuoteStatus } from '../replace-quote.ts';
import { useRequestCache } from '../request-cache.ts';

/**
 * Searches for the expired reservations of a request again; what is found is shown in the request, and in the window that is open, beside what was
 * typed there. @see Q-199, B-064
 */
export function useExpiredReservation(request: TravelRequest) {
  const cache = useRequestCache(request.idSolicitacao);
  const { reSearch, searching, window } = useReSearch(request, {
    onPresent: (present) => cache.change((opened) => withQuote(opened, 'AEREO', present)),
    onOutdated: () => void cache.refresh(),
  });

  async function renew(service: AirService, typed: AirQuote, form?: OpenAirQuote) {
    // The price that is asked about is the stored one, whatever was typed over it.
    const before = service.cotacoes.find(({ id }) => id === typed.id) ?? typed;
    const renewed = await reSearch(service, before);
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
    else if (form) {
      const after = renewed.escolhida;
      form.show(after);
      form.fill({ ...after, ...typedOver(typed, { before, after }) });
    }
  }

  return { renew, searching, window };
}
