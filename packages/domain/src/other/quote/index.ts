export { type NewOtherQuoteContext, newOtherQuote } from './new-other-quote.ts';
export { otherQuoteViolations } from './other-quote-violations.ts';
export { prepareOtherQuote } from './prepare-other-quote.ts';
