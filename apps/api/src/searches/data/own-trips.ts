import { desc, sql } from 'drizzle-orm';
import { solicitacao } from '../../db/schema/solicitacao.ts';
import type { Queryable } from '../../db/transaction.ts';
import { type NamedRequest, selectNamed } from '../../requests/data/named-requests.ts';
import { requestIsVisible } from '../../requests/data/visible-requests.ts';
import type { Session } from '../../session/data/sessions.ts';
import { isOfClient } from '../../users/is-of-client.ts';

/** The most requests that the list holds; those whose trips are latest. */
const MOST = 200;

/** The requests of a traveller or an approver; none of who works at the agency. @see S-001 */
export async function ownTrips(db: Queryable, session: Session): Promise<NamedRequest[]> {
  if (!isOfClient(session)) return [];
  return selectNamed(db)
    .where(requestIsVisible(db, session))
    .orderBy(sql`${solicitacao.dataViagem} desc nulls first`, desc(solicitacao.id))
    .limit(MOST);
}
