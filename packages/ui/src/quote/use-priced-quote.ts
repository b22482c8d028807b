import { clientTotal, inNationalCurrency, isNationalCurrency, markupAt, totalRate } from '@guiche/domain/pricing';
import type { CommonQuote } from '@guiche/domain/quotes';
import { useFormContext, useWatch } from 'react-hook-form';
import { useQuoteSurroundings } from './quote-surroundings.ts';

/** The quote as it is typed now, and the amounts computed from it. They are not written into the form. */
export function usePricedQuote() {
  const { markupPercent, moneyFixed } = useQuoteSurroundings();
  const { control } = useFormContext<CommonQuote>();
  // useWatch types what it gives as partial; a form with defaults for the whole quote never is.
  const quote = useWatch({ control }) as CommonQuote;
  const percent = moneyFixed ? null : markupPercent(quote);
  const priced = { ...quote, markup: markupAt(quote, percent) };
  const total = clientTotal(priced);
  return {
    quote: priced,
    /** Null while the markup is not automatic. */
    percent,
    currency: quote.moeda?.codigo ?? 'BRL',
    totalRate: totalRate(priced),
    total,
    /** The total in BRL; null for a quote in BRL, or without a rate. */
    national: isNationalCurrency(quote.moeda) ? null : inNationalCurrency(total, quote.cotacaoMoeda),
  };
}
