export { PendingQuote, type PendingQuoteProps } from './pending-quote.tsx';
