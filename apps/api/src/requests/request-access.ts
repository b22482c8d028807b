import type { StatusSolicitacao } from '@guiche/domain/enums';
import { openingQuestion } from '@guiche/domain/requests';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Session } from '../auth/session.ts';
import { solicitacao } from '../db/schema/solicitacao.ts';
import type { Queryable, Transaction } from '../db/transaction.ts';
import { CallError } from '../http/call-error.ts';
import { companyIsVisible, worksAtOwnAgency } from '../users/wire-user.ts';

export type RequestRow = typeof solicitacao.$inferSelect;

/** How a call names a request: by its number or by its uuid. */
export type RequestKey = { readonly id: number } | { readonly uuid: string };

const keyCondition = (key: RequestKey): SQL => ('id' in key ? eq(solicitacao.id, key.id) : eq(solicitacao.uuid, key.uuid));

/** The requests that a session may see: its agency's, for the client companies that its user works for. */
export function requestIsVisible(db: Queryable, session: Session): SQL | undefined {
  return and(eq(solicitacao.agenciaId, session.agencia.id), companyIsVisible(db, session, solicitacao.empresaId));
}

/** A request that the session may see. Errors: 404 also for another agency's, which it must not learn of. */
export async function findVisible(db: Queryable, session: Session, key: RequestKey): Promise<RequestRow> {
  const [row] = await db
    .select()
    .from(solicitacao)
    .where(and(keyCondition(key), requestIsVisible(db, session)));
  if (!row) throw new CallError(404, 'solicitacao_nao_encontrada');
  return row;
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockVisible(tx: Transaction, session: Session, key: RequestKey): Promise<RequestRow> {
  const [row] = await tx
    .select()
    .from(solicitacao)
    .where(and(keyCondition(key), requestIsVisible(tx, session)))
    .for('update');
  if (!row) throw new CallError(404, 'solicitacao_nao_encontrada');
  return row;
}

// The tables hold what the contract's schemas let in.
export const statusOf = (row: Pick<RequestRow, 'status'>) => row.status as StatusSolicitacao;

/** Refuses (403) a request that is with another consultant, to users who may not change that. @see Q-030 */
export function refuseAnothers(row: RequestRow, session: Session): void {
  const responsavel = row.responsavelId === null ? null : { id: row.responsavelId };
  const question = openingQuestion(
    { responsavel, status: statusOf(row) },
    { user: session.usuario, ownAgency: worksAtOwnAgency(session), supportDesk: false },
  );
  if (question === 'blocked') throw new CallError(403, 'erro_solicitacao_ja_atribuida');
}
