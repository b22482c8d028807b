import { dialogTextRefusal } from '../dialogs/index.ts';
import type { StatusSolicitacao } from '../enums/index.ts';
import type { Violation } from '../messages/index.ts';
import { movedRequest } from '../requests/moved-request.ts';

/** A decision about a change of values or reservations. */
export interface ChangeDecision {
  readonly aprovado: boolean;
  /** Why it was rejected; not read when it was approved. */
  readonly justificativa: string | null;
}

/** Whether a request waits for the decision about a change. @see */
export function awaitsChangeApproval(status: StatusSolicitacao): boolean {
  return status === 'APROVACAO_ALTERACAO';
}

/**
 * Why a change can be neither approved nor rejected: the request does not wait for it, or it is rejected without a reason, or with one that is
 * longer than 255 characters (`field` `justificativa`). Empty when it can. @see
 */
export function changeDecisionViolations(status: StatusSolicitacao, { aprovado, justificativa }: ChangeDecision): readonly Violation[] {
  if (!awaitsChangeApproval(status)) return [{ key: 'alteracao_nao_aguarda_aprovacao', field: '' }];
  const refusal = aprovado ? undefined : dialogTextRefusal(justificativa ?? '', true);
  return refusal ? [{ key: refusal, field: 'justificativa' }] : [];
}

/**
 * The status of a request after the decision about its change: back to issuing either way. Approved, its values are the approved ones and its
 * issues can be concluded; rejected, the agency brings back what was approved.
 *
 * Errors: `RangeError` for a request that does not wait for it (a caller's mistake).
 * @see
 */
export function statusAfterChangeDecision(status: StatusSolicitacao): StatusSolicitacao {
  return movedRequest(status, 'EMISSAO', 'CLIENTE');
}
