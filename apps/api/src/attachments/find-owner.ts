import { attachmentsMayChangeViolations } from '@guiche/domain/attachments';
import type { Queryable, Transaction } from '../db/transaction.ts';
import { CallError, ViolationsError } from '../http/call-error.ts';
import { type RequestRow, statusOf } from '../requests/data/visible-requests.ts';
import { findVisible, lockVisible, refuseAnothers } from '../requests/request-access.ts';
import type { Session } from '../session/data/sessions.ts';
import type { Belonging } from './data/attachments.ts';
import { quoteAsOwner, serviceAsOwner } from './data/owners.ts';

/** What the caller names as the owner of attachments. */
export type OwnerKey = { readonly servico: string } | { readonly cotacao: string };

/** A service or quote that has attachments, and its request. */
export interface Owner extends Belonging {
  readonly request: RequestRow;
}

async function ownerRow(db: Queryable, key: OwnerKey) {
  const row = 'servico' in key ? await serviceAsOwner(db, key.servico) : await quoteAsOwner(db, key.cotacao);
  if (!row) throw new CallError(404, 'servico' in key ? 'servico_nao_encontrado' : 'cotacao_nao_encontrada');
  return row;
}

/** The owner of attachments that the session may see. Errors: 404; 403 for a request that is with another consultant. */
export async function findOwner(db: Queryable, session: Session, key: OwnerKey): Promise<Owner> {
  const { solicitacaoUuid, ...row } = await ownerRow(db, key);
  const request = await findVisible(db, session, { uuid: solicitacaoUuid });
  refuseAnothers(request, session);
  return { ...row, request };
}

/** Refuses (422) to change the attachments of a request that is finished. @see Q-054 */
export function refuseFinished(request: RequestRow): void {
  const violations = attachmentsMayChangeViolations(statusOf(request));
  if (violations.length > 0) throw new ViolationsError(violations);
}

/** The same as `findOwner`, with the request locked and open for changes. Errors: also 422 for a finished request. */
export async function lockOwner(tx: Transaction, session: Session, key: OwnerKey): Promise<Owner> {
  const { solicitacaoUuid, ...row } = await ownerRow(tx, key);
  const request = await lockVisible(tx, session, { uuid: solicitacaoUuid });
  refuseAnothers(request, session);
  refuseFinished(request);
  return { ...row, request };
}
