export {
  APPROVAL_STATUSES,
  type ApprovalDecision,
  approvalViolations,
  awaitsApprover,
  quoteAfterRefusal,
  requestWasRefused,
  statusAfterApproval,
} from './approval.ts';
export { byDeadline, deadlineOf } from './by-deadline.ts';
export { quoteAfterDecision, statusAfterDecision } from './client-answer.ts';
export { type ClientDecision, clientMayDecide } from './client-decision.ts';
export { type Concluding, concludeQuotingViolations, quoteAfterQuoting, statusAfterQuoting } from './conclude-quoting.ts';
export { countingDeadline, type DeadlineField, deadlineOfPhase } from './counting-deadline.ts';
export { type EditingMode, editingMode } from './editing-mode.ts';
export { inOrderOfTrip } from './in-order-of-trip.ts';
export { CODE_PREFIX, MISSING_HIERARCHY, missingHierarchy } from './missing-hierarchy.ts';
export { movedRequest } from './moved-request.ts';
export { PHASE_STATUSES, type Phase, pendingStatuses } from './phases.ts';
export { type KnownHotels, type PickedOffer, pickedOffer } from './picked-offer.ts';
export { isFinalized, isIssuePhase } from './quote-status-phase.ts';
export { movedQuote, QUOTE_TRANSITIONS, quoteMayBecome, quoteTransitionRefusal } from './quote-transitions.ts';
export { quotesMayChange, quotesMayChangeViolations } from './quotes-may-change.ts';
export { ACAO_SOLICITACAO, type AcaoSolicitacao, offeredActions } from './request-actions.ts';
export { requestIsFinished, requestIsOutdated } from './request-is-finished.ts';
export { listStatusLabel, quoteStatusLabel, requestStatusLabel, type StatusLabel, type StatusTone } from './request-label.ts';
export { requestLogSentence } from './request-log.ts';
export { type RequestMode, requestMode } from './request-mode.ts';
export { requestQuoteStatus } from './request-quote-status.ts';
export { hasNoService, nextUnquoted, servicesOf } from './request-services.ts';
export { type RequestView, requestView } from './request-view.ts';
export { type RequestedField, requestedFields } from './requested-fields.ts';
export {
  quoteAfterReturn,
  type ReturnContext,
  type ReturnedQuote,
  returnIsOffered,
  returnViolations,
  statusAfterReturn,
} from './return-request.ts';
export { SEARCH_LENGTH, searchedTerm } from './searched-term.ts';
export { sentBackViolations } from './sent-back-offers.ts';
export { type SentChoice, type ServiceOffers, sentChoiceViolations, statusAfterSentChoice } from './sent-choice.ts';
export { aboveApproved, preApprovedValue, serviceNote, servicePeriod, serviceRoute } from './service-summary.ts';
export { situationOf } from './situation-of.ts';
export { type StatusGroup, statusGroup } from './status-group.ts';
export {
  type Actor,
  REQUEST_TRANSITIONS,
  requestMayBecome,
  requestTransitionRefusal,
  type Transition,
  type TransitionRefusal,
} from './transitions.ts';
