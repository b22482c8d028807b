export { otherQuoteViolations } from './other-quote-violations.ts';
