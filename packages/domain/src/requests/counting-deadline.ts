import type { StatusSolicitacao } from '../enums/index.ts';
import { clientMayDecide } from './client-decision.ts';
import { PHASE_STATUSES, type Phase } from './phases.ts';
import { requestIsFinished } from './request-is-finished.ts';
import { requestMode } from './request-mode.ts';

/** A field of a request that holds a deadline of the agency. */
export type DeadlineField = 'dataVencimentoCotacao' | 'dataVencimentoEmissao';

/**
 * The deadline that counts for a request: of issuing in issue mode, of quoting before; null while the client decides and once the request
 * is finished, when nobody at the agency can act.
 * @see
 */
export function countingDeadline(status: StatusSolicitacao): DeadlineField | null {
  if (clientMayDecide(status) || requestIsFinished(status)) return null;
  return requestMode(status) === 'issue' ? 'dataVencimentoEmissao' : 'dataVencimentoCotacao';
}

/** The deadline that counts for every request of a list, as `countingDeadline` does for one; null where the list has none. @see A-100 */
export function deadlineOfPhase(phase: Phase): DeadlineField | null {
  return countingDeadline(PHASE_STATUSES[phase][0]);
}
