import type { Quote } from '@guiche/domain/entities';
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { cotacao, servico, solicitacao } from '../../db/schema/solicitacao.ts';
import type { Queryable } from '../../db/transaction.ts';
import { quoteOfRow } from '../../quotes/data/quote-row.ts';
import { type NamedRequest, selectNamed } from '../../requests/data/named-requests.ts';
import { grouped } from '../../requests/data/services.ts';
import { requestIsVisible } from '../../requests/data/visible-requests.ts';
import type { Session } from '../../session/data/sessions.ts';
import { isOfClient } from '../../users/is-of-client.ts';
import { traceOf } from './searched-choice.ts';

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

/** Why requests were returned, sent back or refused, by the request's uuid; those that were not are missing. @see A-120 */
export async function reasonsOfTrips(db: Queryable, uuids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (uuids.length === 0) return new Map();
  const rows = await db
    .select({ uuid: solicitacao.uuid, reason: solicitacao.justificativaRetorno })
    .from(solicitacao)
    .where(and(inArray(solicitacao.uuid, [...uuids]), isNotNull(solicitacao.justificativaRetorno)));
  return new Map(rows.map(({ uuid, reason }) => [uuid, reason ?? '']));
}

/** A chosen quote of a request. */
interface ChosenQuote {
  readonly uuid: string;
  readonly escolhida: Quote;
}

/** What is chosen in some requests and was not removed by who approves them, by the request's uuid. @see S-001, S-096 */
export async function chosenInTrips(db: Queryable, uuids: readonly string[]): Promise<ReadonlyMap<string, readonly ChosenQuote[]>> {
  if (uuids.length === 0) return new Map();
  const rows = await db
    .select({ service: servico, quote: cotacao })
    .from(servico)
    .innerJoin(cotacao, eq(cotacao.id, servico.idCotacaoEscolhida))
    .where(inArray(servico.solicitacaoUuid, [...uuids]));
  const chosen = rows
    .filter(({ service }) => !traceOf(service).removido)
    .map(({ service, quote }) => ({ uuid: service.solicitacaoUuid, escolhida: quoteOfRow(quote) }));
  return grouped(chosen, ({ uuid }) => uuid);
}
