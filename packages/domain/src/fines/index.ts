export type { CalculatedQuote, EnteredAmounts } from './calculation.ts';
export { resultLabel, termLabel } from './calculation-labels.ts';
export { cancellationCalculation } from './cancellation-calculation.ts';
export { changeCalculation } from './change-calculation.ts';
export { type ConfirmedFine, confirmedFineViolations } from './confirmed-fine.ts';
export { type EndedPart, endChanges } from './end-changes.ts';
export { endedFine } from './ended-fine.ts';
export { fineViolation } from './fine.ts';
export { type EndedQuote, type IssueEnding, issueEnding } from './issue-ending.ts';
export {
  balanceOptionOfFine,
  creditAboveValue,
  fineAboveValue,
  fineDecidesOption,
  fineWith,
  givenBack,
  type OpcaoSaldo,
  refund,
  suggestedTicketCredit,
} from './refund.ts';
export { type Fine, settledFine } from './settled-fine.ts';
