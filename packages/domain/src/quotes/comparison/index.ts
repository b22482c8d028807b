export { type ComparedBaggage, type ComparedQuote, compareQuotes, type QuoteComparison } from './compare-quotes.ts';
