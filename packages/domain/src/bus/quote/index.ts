export { busQuoteViolations } from './bus-quote-violations.ts';
export { type NewBusQuoteContext, newBusQuote } from './new-bus-quote.ts';
export { prepareBusQuote } from './prepare-bus-quote.ts';
