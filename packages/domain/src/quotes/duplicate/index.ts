export { duplicateQuote, duplicateQuoteFor } from './duplicate-quote.ts';
export { servicesAlike } from './services-alike.ts';
