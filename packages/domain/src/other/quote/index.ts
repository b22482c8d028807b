export { otherQuoteViolations } from './other-quote-violations.ts';
export { prepareOtherQuote } from './prepare-other-quote.ts';
