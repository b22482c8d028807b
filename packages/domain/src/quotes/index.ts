export { aboveLowestTotal } from './above-lowest-total.ts';
export { type AuthorizedQuote, authorizationCodeIsChecked, authorizationCodeViolation } from './authorization-code.ts';
export { type CancellableQuote, cancellationLabel, isIssued, type ServiceStart } from './cancellation-label.ts';
export { suggestedConsolidator, suggestedSupplier } from './choices-offered.ts';
export { chosenTotal } from './chosen-total.ts';
export { clientOffer, type OfferCandidate } from './client-offer.ts';
export { type PricedQuote, priceViolations, type QuoteContext } from './common-violations.ts';
export { comparableTotal } from './comparable-total.ts';
export { consolidatorOf } from './consolidator-of.ts';
export { CONSOLIDADORA, consolidatorName } from './consolidators.ts';
export { isCancelledQuote } from './is-cancelled-quote.ts';
export { isSavedAs } from './is-saved-as.ts';
export { lowestTotal } from './lowest-total.ts';
export { askedAtQuoting, BLANK_QUOTE, type CommonQuote, type NewQuoteContext, newQuoteFields } from './new-quote.ts';
export { offeredIntermediaries } from './offered-intermediaries.ts';
export { type ChosenService, choiceIsOptional, isSettledService, offeredQuotes } from './offered-quotes.ts';
export { partName } from './part-name.ts';
export { type ProviderError, providerMessage } from './provider-message.ts';
export { moneyIsEditable, type QuoteButton, quoteButton, quoteIsRemovable } from './quote-button.ts';
export { quoteChanged } from './quote-changed.ts';
export { credentialForClient, quoteForClient } from './quote-for-client.ts';
export { quoteIsNew } from './quote-is-new.ts';
export { statusCotacaoLabel } from './quote-label.ts';
export { quoteLocators } from './quote-locators.ts';
export { quoteName, quoteOffer, quoteOfferBeside } from './quote-name.ts';
export { saveChangesNothing } from './save-changes-nothing.ts';
export { withSentPaymentType } from './sent-payment-type.ts';
export {
  STARTING_FIELDS,
  type StartingChoices,
  type StartingField,
  type StartingValues,
  startingKey,
  startingOffer,
  startingValues,
} from './starting-values.ts';
export { totalChange } from './total-change.ts';
export { type StoredAnew, typedOver } from './typed-over.ts';
export { UNUSUAL_ABOVE, UNUSUAL_FARE_BELOW, type UnusualAmount, unusualAmounts } from './unusual-amounts.ts';
