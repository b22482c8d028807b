import type { Quote, TravelRequest } from '@guiche/domain/entities';
import type { TipoServico } from '@guiche/domain/enums';
import { withSavedQuote } from '@guiche/domain/issuing';
import { SERVICE_LIST, withQuoteStatus } from '../replace-quote.ts';

/** The request after an edit at issue was stored: in place of the edited quote, and chosen when its id is another one. @see */
export function withSavedIssue(request: TravelRequest, kind: TipoServico, editedId: string, stored: Quote): TravelRequest {
  const list = SERVICE_LIST[kind];
  const services = request[list].map((service) => {
    if (service.id !== stored.idServico) return service;
    // With another id the quote that took the place is in the list already: it moves there.
    const cotacoes = service.cotacoes.filter(({ id }) => id === editedId || id !== stored.id);
    const { escolhida, idCotacaoEscolhida } = service;
    return { ...service, ...withSavedQuote<Quote>({ cotacoes, escolhida, idCotacaoEscolhida }, editedId, stored) };
  });
  return withQuoteStatus({ ...request, [list]: services });
}
