import { and, desc, inArray, sql } from 'drizzle-orm';
import { solicitacao } from '../../db/schema/solicitacao.ts';
import type { Queryable } from '../../db/transaction.ts';
import { searchedWords } from '../../search-text.ts';
import type { Session } from '../../session/data/sessions.ts';
import { matches } from './listed-requests.ts';
import { locatorOf, requestsOfLocator, requestsOfTicket } from './located-requests.ts';
import { type NamedRequest, selectNamed } from './named-requests.ts';
import { requestIsVisible } from './visible-requests.ts';

/** So many requests are found at most. */
const MOST = 8;

/** A request that a search found, and the locator by which it was found. */
export interface FoundRequest {
  readonly row: NamedRequest;
  readonly localizador: string | null;
}

/** The requests with a quote of this locator. */
async function byLocator(db: Queryable, session: Session, term: string): Promise<FoundRequest[]> {
  const wanted = locatorOf(term);
  const rows = await selectNamed(db)
    .where(and(requestIsVisible(db, session), inArray(solicitacao.uuid, requestsOfLocator(db, wanted))))
    .orderBy(desc(solicitacao.id))
    .limit(MOST);
  return rows.map((row) => ({ row, localizador: wanted }));
}

/** The requests with a quote of this ticket. */
async function byTicket(db: Queryable, session: Session, term: string): Promise<FoundRequest[]> {
  const rows = await selectNamed(db)
    .where(and(requestIsVisible(db, session), inArray(solicitacao.uuid, requestsOfTicket(db, term))))
    .orderBy(desc(solicitacao.id))
    .limit(MOST);
  return rows.map((row) => ({ row, localizador: null }));
}

/** The requests in whose texts each word occurs, that of the number itself first. */
async function byWords(db: Queryable, session: Session, term: string): Promise<FoundRequest[]> {
  const [word = '', ...others] = searchedWords(term);
  const numberFirst = others.length === 0 ? [desc(sql`${solicitacao.id}::text = ${word}`)] : [];
  const rows = await selectNamed(db)
    .where(and(requestIsVisible(db, session), ...matches(term)))
    .orderBy(...numberFirst, desc(solicitacao.id))
    .limit(MOST);
  return rows.map((row) => ({ row, localizador: null }));
}

/** The requests that the session may see, in any status, by locator, by ticket and by the words of the term. @see B-049 */
export async function foundRequests(db: Queryable, session: Session, term: string): Promise<readonly FoundRequest[]> {
  if (searchedWords(term).length === 0) return [];
  const found = new Map<string, FoundRequest>();
  for (const find of [byLocator, byTicket, byWords])
    for (const one of await find(db, session, term)) {
      const { uuid } = one.row.solicitacao;
      if (!found.has(uuid)) found.set(uuid, one);
    }
  return [...found.values()].slice(0, MOST);
}
