export { awaitsCancellation, cancelAirIssue, partialCancelIsAllowed, quoteAfterChange } from './air-cancellation.ts';
export { type IssueButtonContext, needsTicketNumber, showsIssueButton } from './issue-button.ts';
