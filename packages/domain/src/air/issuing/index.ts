export { awaitsCancellation, cancelAirIssue, partialCancelIsAllowed, quoteAfterChange } from './air-cancellation.ts';
export { airLocator } from './air-locator.ts';
export { airReservationData } from './air-reservation-data.ts';
export { type IssueButtonContext, needsTicketNumber, showsIssueButton } from './issue-button.ts';
