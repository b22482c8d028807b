export { duplicateQuote } from './duplicate-quote.ts';
