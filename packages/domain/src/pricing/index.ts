export { airApprovalCeiling, approvalLimit, type Tolerance, valueAfterChange } from './approval-limit.ts';
export { markupAt } from './automatic-margin.ts';
export { type Credential, readCredential, suggestedFee } from './credential.ts';
export { BRL, inNationalCurrency, isNationalCurrency, ownRate, rateSuggestionViolation } from './currency.ts';
export {
  agreedExtraFee,
  type ExtraFee,
  extraFeeAfterFare,
  extraFeeOf,
  extraFeeOfTypedAmount,
  extraFeePercent,
  issPercent,
} from './fee-percents.ts';
export { type LookedUpMargin, lookedUpMargin, marginKey } from './looked-up-margin.ts';
export { clientTotal, displayTotal, type QuotePrice, totalRate } from './quote-total.ts';
