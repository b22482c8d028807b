import { findMargin } from './find-margin.ts';
import { listFareFamilies } from './list-fare-families.ts';
import { listQuoteLog } from './list-quote-log.ts';
import { listRentalCompanies } from './list-rental-companies.ts';
import { removeQuote } from './remove-quote.ts';
import { restoreQuote } from './restore-quote.ts';
import { saveQuote } from './save-quote.ts';
import { suggestRate } from './suggest-rate.ts';

/** Every call about quotes. */
export const QUOTE_CALLS = [
  saveQuote,
  removeQuote,
  restoreQuote,
  listQuoteLog,
  findMargin,
  listFareFamilies,
  listRentalCompanies,
  suggestRate,
] as const;
