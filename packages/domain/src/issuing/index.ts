export { awaitsSupplier } from './awaits-supplier.ts';
export { type ConcludingIssues, concludeIssuingViolations, quoteAfterIssues, statusAfterIssues } from './conclude-issuing.ts';
export { cancelIssue, type IssueCancellation } from './issue-cancellation.ts';
export { type IssueEvent, issueEvent, paymentTypeChanged, withSavedQuote } from './issue-pair.ts';
export { moneyMayBeEdited, valuesMayBeEnabled } from './locked-values.ts';
export { quoteCalledOff } from './quote-called-off.ts';
export { type ReservationData, reservationDataChanged } from './reservation-data.ts';
export { afterIssueEdit, type IssueEdit, type Return, returnsToApproval, saveQuestion, type ValueChange } from './return-to-approval.ts';
export { asksSupplierMessage, supplierMessageSent } from './supplier-message.ts';
