export {
  askedChangeViolations,
  changeMayBeAsked,
  PEDIDO_ALTERACAO,
  type PedidoAlteracao,
  quoteAfterAskedChange,
  quoteMayBeAsked,
  segmentsToCancel,
  statusAfterAskedChange,
} from './asked-change.ts';
export { byTraveller, type TravellersChanges } from './by-traveller.ts';
export {
  awaitsChangeApproval,
  type ChangeDecision,
  changeDecisionViolations,
  statusAfterChangeDecision,
} from './change-approval.ts';
export {
  type ApprovalDifference,
  approvalDifference,
  isUnderChange,
  KINDS_SENT_FOR_CHANGE,
  mayBeSentForChange,
} from './changed-services.ts';
export { quoteAfterEnd, requestMayBeEnded, segmentsAwaitingNothing, statusAfterEnd } from './ended-request.ts';
export { CHANGED_ISSUE_STATUSES, ENDED_UNHANDLED, isChangedIssue, pendingChange } from './is-changed-issue.ts';
export { pendingStatus } from './pending-status.ts';
