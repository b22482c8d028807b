import { type FilteredFor, filterRequests, type ListFilters, phaseOfList } from '@guiche/domain/lists';
import type { Queryable } from '../db/transaction.ts';
import type { Session } from '../session/data/sessions.ts';
import { listedPages } from './data/listed-pages.ts';

/** How many requests each of some filters leaves, for the session: each list is read once for each term, however many filters it has. @see B-041 */
export async function countRequests(
  db: Queryable,
  session: Session,
  all: readonly ListFilters[],
  when: Pick<FilteredFor, 'now' | 'dayOf'>,
): Promise<readonly number[]> {
  const reader = { user: { id: session.usuario.id }, ...when };
  const counts = all.map(() => 0);
  const readings = new Map(all.map(({ lista, termo }) => [JSON.stringify([lista, termo]), { lista, termo }]));
  for (const { lista, termo } of readings.values()) {
    for await (const page of listedPages(db, session, phaseOfList(lista), { termo })) {
      for (const [index, filters] of all.entries()) {
        if (filters.lista !== lista || filters.termo !== termo) continue;
        counts[index] = (counts[index] ?? 0) + filterRequests(page, filters, reader).length;
      }
    }
  }
  return counts;
}
