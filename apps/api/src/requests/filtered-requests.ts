import { type FilteredFor, filterRequests, type ListFilters, phaseOfList } from '@guiche/domain/lists';
import { clientOffer } from '@guiche/domain/quotes';
import type { Queryable } from '../db/transaction.ts';
import type { Session } from '../session/data/sessions.ts';
import { offerCandidates } from './data/client-offers.ts';
import { listedPages, type SlimRequest } from './data/listed-pages.ts';

interface Which {
  readonly filters: ListFilters;
  readonly when: Pick<FilteredFor, 'now' | 'dayOf'>;
  /** The numbers of those that are wanted; by default all. */
  readonly ids?: readonly number[] | undefined;
  /** Ends the reading before its next page. */
  readonly signal?: AbortSignal | undefined;
}

/** The requests with what the list of client analysis adds to them. @see A-114 */
async function withOffers(db: Queryable, requests: readonly SlimRequest[]): Promise<readonly SlimRequest[]> {
  const quotes = await offerCandidates(
    db,
    requests.map(({ uuid }) => uuid),
  );
  return requests.map((request) => ({
    ...request,
    analiseCliente: { desde: request.analiseDesde, ...clientOffer(quotes.get(request.uuid) ?? []) },
  }));
}

/** The requests that the filters of a list leave, as its screen shows them to the session, by number. @see B-045 */
export async function filteredRequests(db: Queryable, session: Session, which: Which): Promise<readonly SlimRequest[]> {
  const { filters, when, ids, signal } = which;
  const left: SlimRequest[] = [];
  const reader = { user: { id: session.usuario.id }, ...when };
  for await (const page of listedPages(db, session, phaseOfList(filters.lista), { termo: filters.termo, ids })) {
    signal?.throwIfAborted();
    const filtered = filterRequests(page, filters, reader);
    for (const request of filters.lista === 'analise' ? await withOffers(db, filtered) : filtered) left.push(request);
  }
  return left;
}
