import { activeProfile, isClientProfile, PROFILES } from '@guiche/domain/access';
import type { StatusSolicitacao } from '@guiche/domain/enums';
import { APPROVAL_STATUSES } from '@guiche/domain/requests';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { solicitacao } from '../../db/schema/solicitacao.ts';
import type { Queryable, Transaction } from '../../db/transaction.ts';
import type { Session } from '../../session/data/sessions.ts';
import { companyIsVisible } from '../../users/data/client-instances.ts';

export type RequestRow = typeof solicitacao.$inferSelect;

// The table holds what the contract's schema accepted.
export const statusOf = (row: Pick<RequestRow, 'status'>) => row.status as StatusSolicitacao;

/** A call names a request by its number or by its uuid. */
export type RequestKey = { readonly id: number } | { readonly uuid: string };

const keyCondition = (key: RequestKey): SQL => ('id' in key ? eq(solicitacao.id, key.id) : eq(solicitacao.uuid, key.uuid));

/** The requests of a traveller, who is one of those who travel, or of an approver, for whom they wait; undefined for who works at the agency. @see S-001 */
function isOwnTrip({ usuario: { perfis, pessoaId } }: Session): SQL | undefined {
  const profile = activeProfile({ profiles: perfis });
  if (!isClientProfile(profile)) return undefined;
  if (pessoaId === null) return sql`false`;
  return profile === PROFILES.APPROVER
    ? and(eq(solicitacao.aprovadorId, pessoaId), inArray(solicitacao.status, APPROVAL_STATUSES))
    : sql`${solicitacao.colaboradores} @> ${JSON.stringify([{ id: pessoaId }])}::jsonb`;
}

/**
 * The requests that a session may see: its agency's, for the client companies that its user works for; of those, travellers and approvers see
 * their own.
 */
export function requestIsVisible(db: Queryable, session: Session): SQL | undefined {
  return and(eq(solicitacao.agenciaId, session.agencia.id), companyIsVisible(db, session, solicitacao.empresaId), isOwnTrip(session));
}

/** The condition that selects one request by its row. */
export function selectedRequest({ uuid }: Pick<RequestRow, 'uuid'>): SQL {
  return eq(solicitacao.uuid, uuid);
}

const visible = (db: Queryable, session: Session, key: RequestKey) =>
  db
    .select()
    .from(solicitacao)
    .where(and(keyCondition(key), requestIsVisible(db, session)));

/** A request that the session may see; undefined for any other. */
export async function selectVisible(db: Queryable, session: Session, key: RequestKey): Promise<RequestRow | undefined> {
  const [row] = await visible(db, session, key);
  return row;
}

/** The same, locked: nobody else changes it until the transaction ends. */
export async function selectVisibleLocked(tx: Transaction, session: Session, key: RequestKey): Promise<RequestRow | undefined> {
  const [row] = await visible(tx, session, key).for('update');
  return row;
}
