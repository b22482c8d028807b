import { and, eq, gte, lte, ne, or, sql } from 'drizzle-orm';
import { solicitacao } from '../../db/schema/solicitacao.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { Session } from '../../session/data/sessions.ts';
import { quotedServices, type ServiceRow } from './services.ts';
import { type RequestRow, requestIsVisible } from './visible-requests.ts';

/** A service of another request, with its number. */
export interface OtherService {
  readonly idSolicitacao: number;
  readonly service: ServiceRow;
}

export interface OtherTripsQuery {
  readonly request: Pick<RequestRow, 'uuid' | 'empresaId'>;
  /** Of the travellers. */
  readonly ids: readonly string[];
  /** The days between which the other trips begin. */
  readonly from: string;
  readonly to: string;
}

/**
 * The services of the other requests of the same client company, visible to the session, that have one of the travellers. Cancelled and refused
 * requests are left out.
 */
export async function otherServices(db: Queryable, session: Session, query: OtherTripsQuery): Promise<readonly OtherService[]> {
  const { request, ids, from, to } = query;
  if (ids.length === 0) return [];
  const which = and(
    requestIsVisible(db, session),
    eq(solicitacao.empresaId, request.empresaId),
    ne(solicitacao.uuid, request.uuid),
    gte(solicitacao.dataViagem, from),
    lte(solicitacao.dataViagem, to),
    ne(solicitacao.status, 'CANCELADA'),
    ne(solicitacao.status, 'REPROVADA'),
    or(...ids.map((id) => sql`${solicitacao.colaboradores} @> ${JSON.stringify([{ id }])}::jsonb`)),
  );
  const requests = await db.select({ uuid: solicitacao.uuid, id: solicitacao.id }).from(solicitacao).where(which);
  const services = await quotedServices(db, which);
  return requests.flatMap(({ uuid, id }) => (services.get(uuid) ?? []).map(({ service }) => ({ idSolicitacao: id, service })));
}
