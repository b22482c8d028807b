import { findCharges, findFixedCard, findTravellerCard, findVirtualCard } from '@guiche/contract/cards';
import type { Quote, Service, TravellerCard, TravelRequest } from '@guiche/domain/entities';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import { type FetchedCards, fetchTravellerCards } from './fetch-traveller-cards.ts';
import { maskedCard } from './masked-card.ts';

/** A quote with what it belongs to. */
export interface PlacedQuote {
  readonly request: TravelRequest;
  readonly service: Service;
  readonly quote: Quote;
}

/** The card of a traveller: masked, unless a view of it was logged just before. @see Q-267 */
export function askForTravellerCard({ request, service }: Omit<PlacedQuote, 'quote'>, idViajante: string, signal?: AbortSignal) {
  const params = { idColaborador: idViajante, idServico: service.id, idEmpresa: request.empresa.id };
  return api.call(findTravellerCard, { params, ...(signal && { signal }) });
}

/** The fixed card of the client. Rejects for a service without one. @see Q-271 */
export async function askForFixedCard({ service, quote }: Omit<PlacedQuote, 'request'>, signal?: AbortSignal) {
  const uuid = service.idCartao;
  if (!uuid) throw new Error('the service names no fixed card');
  return api.call(findFixedCard, { params: { id: quote.id, uuid }, ...(signal && { signal }) });
}

/** The virtual card of a quote; null while there was none. @see Q-269 */
export function askForVirtualCard({ quote }: Pick<PlacedQuote, 'quote'>, signal?: AbortSignal) {
  return api.call(findVirtualCard, { params: { id: quote.id }, ...(signal && { signal }) });
}

// What these queries hold is masked, also when a view was logged just before. Whole cards are asked for outside of them, and never cached.

const maskedOrNone = <Card extends TravellerCard>(card: Card | null) => card && maskedCard(card);

/** The masked cards of all travellers of a service. One query, as `useQueries` would be loaded with the first screen. @see */
export function travellerCardsQuery(place: Omit<PlacedQuote, 'quote'>) {
  const queryKey = ['traveller-cards', place.service.id];
  return queryOptions({
    queryKey,
    staleTime: 0,
    queryFn: ({ client, signal }) => {
      const ids = place.service.viajantes.map(({ id }) => id);
      const before = client.getQueryData<FetchedCards>(queryKey)?.cards;
      const fetchOne = async (id: string) => maskedOrNone(await askForTravellerCard(place, id, signal));
      return fetchTravellerCards(ids, fetchOne, before);
    },
  });
}

/** The masked fixed card of the client. */
export function fixedCardQuery(place: Omit<PlacedQuote, 'request'>) {
  return queryOptions({
    queryKey: ['fixed-card', place.quote.id, place.service.idCartao ?? null],
    gcTime: 0,
    retry: false,
    queryFn: async ({ signal }) => maskedCard(await askForFixedCard(place, signal)),
  });
}

/** The masked virtual card of a quote. */
export function virtualCardQuery(place: Pick<PlacedQuote, 'quote'>) {
  return queryOptions({
    queryKey: ['virtual-card', place.quote.id],
    staleTime: 0,
    queryFn: async ({ signal }) => maskedOrNone(await askForVirtualCard(place, signal)),
  });
}

/** The billing entries of a stored quote; of none without an id. @see */
export function chargesQuery({ request, service }: Omit<PlacedQuote, 'quote'>, idCotacao: string | undefined) {
  return queryOptions({
    queryKey: ['charges', idCotacao],
    staleTime: 0,
    queryFn: ({ signal }) =>
      api.call(findCharges, {
        body: { instancia: request.empresa.instancia, idRelatorio: request.id, servico: service.tipoServico, idCotacao: idCotacao ?? '' },
        signal,
      }),
  });
}
