import type { AirQuote, Service, TravelRequest } from '@guiche/domain/entities';
import { useSyncExternalStore } from 'react';
import type { DraftPlace } from '../../shared/drafts/draft-store.ts';
import { drafts } from '../../shared/drafts/drafts.ts';

/** A quote that was typed and not saved; `quote` is the stored one that it changes, null for a new one. */
export interface ServiceDraft {
  readonly place: DraftPlace;
  readonly quote: AirQuote | null;
}

/** The place of a quote's draft; `id` is null for a quote that has never been saved. */
export function draftPlaceOf(
  userId: string,
  { idSolicitacao }: Pick<TravelRequest, 'idSolicitacao'>,
  { id }: Pick<Service, 'id'>,
  idCotacao: string | null,
): DraftPlace {
  return { userId, of: [idSolicitacao, id], id: idCotacao };
}

/** The places of a service's drafts: one for a new quote, and one for each stored quote. */
function placesOf(userId: string, request: TravelRequest, service: Service): readonly ServiceDraft[] {
  if (service.tipoServico !== 'AEREO') return [];
  return [null, ...service.cotacoes].map((quote) => ({ place: draftPlaceOf(userId, request, service, quote?.id ?? null), quote }));
}

/** The drafts of a service, the new quote's first. */
export function useServiceDrafts(userId: string, request: TravelRequest, service: Service): readonly ServiceDraft[] {
  const places = placesOf(userId, request, service);
  // A string, so that two snapshots of the same drafts are equal.
  const found = useSyncExternalStore(drafts.subscribe, () => places.map(({ place }) => (drafts.read(place) ? '1' : '0')).join(''));
  return places.filter((_, index) => found[index] === '1');
}

/** The number of drafts of a request. */
export function useDraftCount(userId: string, request: TravelRequest, services: readonly Service[]): number {
  return useSyncExternalStore(
    drafts.subscribe,
    () => services.flatMap((service) => placesOf(userId, request, service)).filter(({ place }) => drafts.read(place)).length,
  );
}
