export {
  AIR_ISSUE_FIELDS,
  type AirIssueAnswer,
  type AutomaticIssue,
  automaticIssueViolations,
  HOTEL_ISSUE_FIELDS,
  type HotelIssueAnswer,
  type HotelIssueState,
  issueInDoubtViolations,
  issueNotBegun,
  issuesOnConfirmation,
  notIssued,
  STATUS_EMISSAO_AUTOMATICA,
  withIssueAnswer,
} from './automatic-issue.ts';
export { awaitsSupplier } from './awaits-supplier.ts';
export { changedBesideIssue } from './changed-beside-issue.ts';
export {
  type ConcludingIssues,
  concludeIssuingViolations,
  concludingConfirmsChange,
  concludingOf,
  quoteAfterIssues,
  statusAfterIssues,
} from './conclude-issuing.ts';
export { awaitsConfirmation, type Confirmation, confirmedIssue, issueIsConfirmed } from './confirmed-issue.ts';
export { cancelIssue, type IssueCancellation } from './issue-cancellation.ts';
export { type EditedQuote, issueEditOf, totalForApproval } from './issue-edit.ts';
export { EVENTO_EMISSAO, type IssueEvent, issueEvent, paymentTypeChanged, withSavedQuote } from './issue-pair.ts';
export { type EditedIssue, issueEditViolations, issueMayBeEdited, issuesMayChange } from './issues-may-change.ts';
export { moneyMayBeEdited, valuesMayBeEnabled } from './locked-values.ts';
export { quoteCalledOff } from './quote-called-off.ts';
export { mayReplaceChosen, type Replacement, replacementViolations } from './replace-chosen.ts';
export { type ReservationData, reservationDataChanged } from './reservation-data.ts';
export { type ReservationDifference, type ReservationPart, reservationDifferences } from './reservation-differences.ts';
export { reservationOf } from './reservation-of.ts';
export { afterIssueEdit, type IssueEdit, type Return, returnsToApproval, saveQuestion, type ValueChange } from './return-to-approval.ts';
export { asksSupplierMessage, supplierMessageSent } from './supplier-message.ts';
export { valuesAreKept } from './values-kept.ts';
