export { prepareBusQuote } from './prepare-bus-quote.ts';
