import { isSame } from '../internal/is-same.ts';
import { COMPUTED_FIELDS } from './computed-fields.ts';
import type { CommonQuote } from './new-quote.ts';
import { quoteIsNew } from './quote-is-new.ts';

/** The fields that a person decides: without the computed ones, and with a markup only if it was typed. */
export function decidedFields(quote: CommonQuote): Readonly<Record<string, unknown>> {
  const fields = Object.entries({ ...quote, markup: quote.markupManual ? quote.markup : null });
  return Object.fromEntries(fields.filter(([name]) => !(COMPUTED_FIELDS as readonly string[]).includes(name)));
}

/**
 * Whether a quote is changed: new (not stored yet), or different from what was loaded or stored. Version, totals and an automatic markup do
 * not count, since every save computes them anew; a missing field is the same as an undefined one. Modal and server both call it.
 * @see
 */
export function quoteChanged(quote: CommonQuote, loaded: CommonQuote | null | undefined): boolean {
  return !loaded || quoteIsNew(loaded) || !isSame(decidedFields(quote), decidedFields(loaded));
}
