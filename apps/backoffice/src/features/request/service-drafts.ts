import type { Quote, Service, TravelRequest } from '@guiche/domain/entities';
import { isSavedAs } from '@guiche/domain/quotes';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { Draft, DraftPlace } from '../../shared/drafts/draft-store.ts';
import { drafts } from '../../shared/drafts/drafts.ts';
import { settleForgottenDraft } from '../../shared/drafts/settle-draft.ts';
import { runningSaves } from '../../shared/editor/running-saves.ts';

/** A quote that was typed and not saved; `quote` is the stored one that it changes, null for a new one. */
interface ServiceDraft {
  readonly place: DraftPlace;
  readonly quote: Quote | null;
}

/** A draft with what was typed. */
export interface TypedDraft extends ServiceDraft {
  readonly draft: Draft<Quote>;
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
  return [null, ...service.cotacoes].map((quote) => ({ place: draftPlaceOf(userId, request, service, quote?.id ?? null), quote }));
}

function subscribe(listener: () => void): () => void {
  const stops = [drafts.subscribe(listener), runningSaves.subscribe(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** What was typed in a service and is neither saved nor being saved, the new quote's first. Changes with every key that is typed. */
export function useTypedDrafts(userId: string, request: TravelRequest, service: Service): readonly TypedDraft[] {
  const places = placesOf(userId, request, service);
  const read = ({ place }: ServiceDraft) => (runningSaves.read(place) ? null : drafts.read<Quote>(place));
  // A string, so that two snapshots of the same drafts are equal.
  const written = useSyncExternalStore(subscribe, () => places.map((one) => read(one)?.savedAt ?? '-').join(' ')).split(' ');
  return places.flatMap((one, index) => {
    const draft = written[index] === '-' ? null : read(one);
    return draft ? [{ ...one, draft }] : [];
  });
}

/** The quote of a service whose save is running; null for a new one, undefined for none. */
export function useSavingQuote(userId: string, request: TravelRequest, service: Service): Quote | null | undefined {
  const places = placesOf(userId, request, service);
  const index = useSyncExternalStore(runningSaves.subscribe, () => places.findIndex(({ place }) => runningSaves.read(place)));
  return places[index]?.quote;
}

/** Drops the drafts of quotes that were stored while nobody waited for the response, unless a window is open. @see B-064 */
export function useForgottenDrafts(userId: string, request: TravelRequest, services: readonly Service[], windowOpen: boolean): void {
  // Before anything is painted: the notice about such a draft must not appear for a moment.
  useLayoutEffect(() => {
    if (windowOpen) return;
    for (const service of services) {
      const stored: readonly Quote[] = service.cotacoes;
      for (const { place } of placesOf(userId, request, service)) {
        if (!runningSaves.read(place)) settleForgottenDraft(drafts, place, stored, isSavedAs);
      }
    }
  }, [request, windowOpen]);
}

/** The number of drafts of a request. */
export function useDraftCount(userId: string, request: TravelRequest, services: readonly Service[]): number {
  return useSyncExternalStore(
    drafts.subscribe,
    () => services.flatMap((service) => placesOf(userId, request, service)).filter(({ place }) => drafts.read(place)).length,
  );
}
