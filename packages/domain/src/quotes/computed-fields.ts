import type { CommonQuote } from './new-quote.ts';

/** The fields of a quote that every save computes anew, whatever was typed; the automatic markup is another. @see */
export const COMPUTED_FIELDS = ['versao', 'tarifaTotal', 'total'] as const satisfies readonly (keyof CommonQuote)[];
