export { type AirQuoteContext, airQuoteViolations, type BackwardFlight, backwardFlights } from './air-quote-violations.ts';
export { type AuthorizedQuote, authorizationCodeViolation } from './authorization-code.ts';
export { airIntermediaries, suggestedConsolidator, suggestedSupplier } from './choices-offered.ts';
export { consolidatorName } from './consolidators.ts';
export { lowestTotal } from './lowest-total.ts';
export { emptyFlight, emptySegment, type NewAirQuoteContext, newAirQuote } from './new-air-quote.ts';
export { prepareAirQuote } from './prepare-air-quote.ts';
export { moneyIsEditable, type QuoteButton, quoteButton, quoteIsRemovable } from './quote-button.ts';
export { cabinLabel, statusCotacaoLabel } from './quote-label.ts';
