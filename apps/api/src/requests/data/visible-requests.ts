import type { StatusSolicitacao } from '@guiche/domain/enums';
import { and, eq, type SQL } from 'drizzle-orm';
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

/** The requests that a session may see: its agency's, for the client companies that its user works for. */
export function requestIsVisible(db: Queryable, session: Session): SQL | undefined {
  return and(eq(solicitacao.agenciaId, session.agencia.id), companyIsVisible(db, session, solicitacao.empresaId));
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
