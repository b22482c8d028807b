import type { StatusSolicitacao } from '@guiche/domain/enums';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import { fixedCards, type KnownCardRow } from '../../cards/data/cards.ts';
import { solicitacao } from '../../db/schema/solicitacao.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { Session } from '../../session/data/sessions.ts';
import { type NamedRequest, selectNamed } from './named-requests.ts';
import { type QuotedService, quotedServices, type ServiceRow } from './services.ts';
import { type RequestRow, requestIsVisible } from './visible-requests.ts';

/** A request with its names, its services and their quotes. */
export interface WholeRequest {
  readonly row: RequestRow;
  readonly named: NamedRequest;
  readonly services: readonly QuotedService[];
  /** The fixed cards of the client that its services name, by their id. */
  readonly cards: ReadonlyMap<string, KnownCardRow>;
}

/** The id of the fixed card that a service names; the table holds what the contract's schema accepted. @see Q-067 */
export const cardNamedBy = ({ dados }: ServiceRow) => (dados['idCartao'] ?? null) as string | null;

async function wholeRequests(db: Queryable, which: SQL | undefined): Promise<WholeRequest[]> {
  const rows = await db.select().from(solicitacao).where(which).orderBy(asc(solicitacao.id));
  const named = new Map((await selectNamed(db).where(which)).map((one) => [one.solicitacao.uuid, one]));
  const services = await quotedServices(db, which);
  const cards = await fixedCards(
    db,
    [...services.values()].flat().flatMap(({ service }) => cardNamedBy(service) ?? []),
  );
  return rows.flatMap((row) => {
    const names = named.get(row.uuid);
    if (!names) return [];
    const own = new Map([...cards].filter(([, { empresaId }]) => empresaId === row.empresaId));
    return [{ row, named: names, services: services.get(row.uuid) ?? [], cards: own }];
  });
}

/** A request that the session may see, with everything in it; undefined for any other. */
export async function findWhole(db: Queryable, session: Session, id: number): Promise<WholeRequest | undefined> {
  const [request] = await wholeRequests(db, and(eq(solicitacao.id, id), requestIsVisible(db, session)));
  return request;
}

/** The requests in some statuses that the session may see, whole, by their numbers. @see A-113 */
export function wholeRequestsIn(db: Queryable, session: Session, statuses: readonly StatusSolicitacao[]): Promise<WholeRequest[]> {
  return wholeRequests(db, and(inArray(solicitacao.status, statuses), requestIsVisible(db, session)));
}
