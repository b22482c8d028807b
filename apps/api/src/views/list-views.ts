import { dayIn } from '@guiche/domain/dates';
import type { CountedView } from '@guiche/domain/entities';
import type { Deps } from '../deps.ts';
import { countRequests } from '../requests/count-requests.ts';
import type { Session } from '../session/data/sessions.ts';
import { viewsOf } from './data/views.ts';

/** The views that a session may see, each with the number of requests that it shows now. @see B-041 */
export async function listViews({ db, now }: Deps, session: Session, fuso: string): Promise<CountedView[]> {
  const views = await viewsOf(db, session);
  const counts = await countRequests(
    db,
    session,
    views.map(({ filtros }) => filtros),
    { now: now(), dayOf: dayIn(fuso) },
  );
  return views.map((view, index) => ({ ...view, quantidade: counts[index] ?? 0 }));
}
