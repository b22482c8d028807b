import type { AirQuote, Service, TravelRequest } from '@guiche/domain/entities';
import { useSyncExternalStore } from 'react';
import type { DraftPlace } from '../../shared/drafts/draft-store.ts';
import { drafts } from '../../shared/drafts/drafts.ts';

/** A quote that was typed and not saved; `quote` is the stored one that it changes, null for a new one. */
export interface ServiceDraft {
  readonly place: DraftPlace;
  readonly quote: AirQuote | null;
}

/** Where the drafts of a service may stand: of a new quote, and of each that is stored. */
function placesOf(userId: string, request: TravelRequest, service: Service): readonly ServiceDraft[] {
  if (service.tipoServico !== 'AEREO') return [];
  const place = { userId, idSolicitacao: request.idSolicitacao, idServico: service.id };
  return [
    { place: { ...place, idCotacao: null }, quote: null },
    ...service.cotacoes.map((quote) => ({ place: { ...place, idCotacao: quote.id }, quote })),
  ];
}

/** The drafts of a service, the new quote's first. */
export function useServiceDrafts(userId: string, request: TravelRequest, service: Service): readonly ServiceDraft[] {
  const places = placesOf(userId, request, service);
  // A text, so that two readings of the same drafts are the same.
  const found = useSyncExternalStore(drafts.subscribe, () => places.map(({ place }) => (drafts.read(place) ? '1' : '0')).join(''));
  return places.filter((_, index) => found[index] === '1');
}

/** How many drafts a request has. */
export function useDraftCount(userId: string, request: TravelRequest, services: readonly Service[]): number {
  return useSyncExternalStore(
    drafts.subscribe,
    () => services.flatMap((service) => placesOf(userId, request, service)).filter(({ place }) => drafts.read(place)).length,
  );
}
