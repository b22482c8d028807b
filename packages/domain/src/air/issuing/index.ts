export { awaitsCancellation, cancelAirIssue, cancelledSegments, partialCancelIsAllowed, quoteAfterChange } from './air-cancellation.ts';
export {
  type AirFine,
  airFineViolations,
  type ConfirmedAirFine,
  cancelledAirIssue,
  changedAirIssue,
  creditOfParts,
  settledAirFine,
} from './air-fine.ts';
export { airLocator } from './air-locator.ts';
export { airReservationData } from './air-reservation-data.ts';
export {
  cancelledAmounts,
  cancelledPartViolations,
  cancelsInPart,
  heldAmounts,
  valueLeft,
  wasCancelledInPart,
} from './cancelled-part.ts';
export { type IssueButtonContext, needsTicketNumber, showsIssueButton } from './issue-button.ts';
