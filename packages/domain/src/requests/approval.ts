import { awaitsChangeApproval, changeDecisionViolations } from '../changed-issues/change-approval.ts';
import { dialogTextRefusal } from '../dialogs/index.ts';
import type { StatusCotacao, StatusSolicitacao } from '../enums/index.ts';
import type { Violation } from '../messages/index.ts';
import { movedRequest } from './moved-request.ts';
import { movedQuote } from './quote-transitions.ts';

/** What an approver of a client company decides about a request. */
export interface ApprovalDecision {
  readonly aprovado: boolean;
  /** Why it was refused; not read when it was approved. */
  readonly justificativa: string | null;
}

/** The statuses in which a request waits for its approver: for what was chosen, and for a change of its values. @see S-001, A-108 */
export const APPROVAL_STATUSES = ['APROVACAO', 'APROVACAO_ALTERACAO'] as const satisfies readonly StatusSolicitacao[];

/** Whether a request waits for its approver. @see S-001 */
export function awaitsApprover(status: StatusSolicitacao): boolean {
  return APPROVAL_STATUSES.some((one) => one === status);
}

/**
 * Why a request can be neither approved nor refused: it does not wait for it, or it is refused without a reason, or with one that is longer than
 * 255 characters (`field` `justificativa`). Empty when it can.
 * @see S-001, A-110, A-291, A-292
 */
export function approvalViolations(status: StatusSolicitacao, decision: ApprovalDecision): readonly Violation[] {
  if (awaitsChangeApproval(status)) return changeDecisionViolations(status, decision);
  if (!awaitsApprover(status)) return [{ key: 'solicitacao_nao_aguarda_aprovacao', field: '' }];
  const refusal = decision.aprovado ? undefined : dialogTextRefusal(decision.justificativa ?? '', true);
  return refusal ? [{ key: refusal, field: 'justificativa' }] : [];
}

/**
 * The status of a request after its approver decided about what was chosen: it is issued, or refused. Errors: `RangeError` for a request that does
 * not wait for it (a caller's mistake).
 * @see Q-096
 */
export function statusAfterApproval(status: StatusSolicitacao, aprovado: boolean): StatusSolicitacao {
  return movedRequest(status, aprovado ? 'EMISSAO' : 'REPROVADA', 'CLIENTE');
}

/** Whether the approver of the client company refused the request: nobody waits for anything of it any more. @see Q-096 */
export function requestWasRefused(status: StatusSolicitacao): boolean {
  return status === 'REPROVADA';
}

/** The status of a finished quote of a request that is refused: it is offered no more; any other stays. @see Q-096 */
export function quoteAfterRefusal(status: StatusCotacao): StatusCotacao {
  return status === 'COTACAO_FINALIZADA' ? movedQuote(status, 'COTACAO_CANCELADA', 'CLIENTE') : status;
}
