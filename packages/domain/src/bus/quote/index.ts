export { busQuoteViolations } from './bus-quote-violations.ts';
export { prepareBusQuote } from './prepare-bus-quote.ts';
