export { findMargin } from './find-margin.ts';
export { listFareFamilies } from './list-fare-families.ts';
export { QUOTE_CALLS } from './quote-calls.ts';
export { removeQuote } from './remove-quote.ts';
export { restoreQuote } from './restore-quote.ts';
export { saveQuote } from './save-quote.ts';
export { SAVE_QUOTE } from './save-quote-by-kind.ts';
export { suggestRate } from './suggest-rate.ts';
