import { type CommonQuote, totalChange } from '@guiche/domain/quotes';
import { formatMoney } from '@guiche/masks/money';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTexts } from '../../i18n/index.ts';
import { quoteTexts } from '../quote.texts.ts';
import { usePricedQuote } from '../use-priced-quote.ts';

export interface QuoteTotalProps {
  /** The quote as it is stored now, when somebody else saved first; else the form's own initial values are. */
  stored?: CommonQuote | undefined;
}

/**
 * The total of a quote, always in sight beside the actions, and by how much it differs from the stored one. No other part of the form shows
 * the total.
 *
 * Use: in the footer of a quote's modal.
 * Not for: a total without a form around it, which is a `MoneyText`.
 * Keyboard: none.
 * Screen reader: a live output: a new total is read when typing pauses.
 * @see
 * @keywords total, dinheiro, valor, cotação
 */
export function QuoteTotal({ stored }: QuoteTotalProps) {
  const t = useTexts(quoteTexts);
  const { quote, total, national, currency } = usePricedQuote();
  const change = useChange({ ...quote, total }, stored);
  // With the amount before it: no line begins with it.
  const dot = change && <span className="g:text-ink-2 g:text-sm">{'\u00a0·'}</span>;
  return (
    <output data-keeps-clear="" aria-label={t('total')} className="g:flex g:min-w-0 g:flex-wrap g:items-baseline g:gap-x-2">
      <span className="g:text-ink-2 g:text-sm">{t('total')}</span>{' '}
      <span className="g:whitespace-nowrap">
        <strong className="g:font-semibold g:text-lg">{formatMoney(total, { currency })}</strong>
        {national === null && dot}
      </span>{' '}
      {national !== null && (
        <>
          <span className="g:whitespace-nowrap g:text-ink-2 g:text-sm">
            {formatMoney(national, { currency: 'BRL' })}
            {dot}
          </span>{' '}
        </>
      )}
      {change && <span className="g:text-ink-2 g:text-sm">{change}</span>}
    </output>
  );
}

/** What is said about the stored total; nothing while the total is the same, or nothing is stored. */
function useChange(quote: CommonQuote, newer: CommonQuote | undefined): string | undefined {
  const t = useTexts(quoteTexts);
  const { control } = useFormContext<CommonQuote>();
  const { defaultValues } = useFormState({ control });
  const stored = newer ?? (defaultValues as CommonQuote);
  const change = totalChange(quote, stored);
  if (change === undefined || change === 0) return undefined;
  if (change === null) return t('totalBefore', { total: formatMoney(stored.total, { currency: stored.moeda?.codigo ?? 'BRL' }) });
  const currency = quote.moeda?.codigo ?? 'BRL';
  return t(change > 0 ? 'totalAbove' : 'totalBelow', { amount: formatMoney(Math.abs(change), { currency }) });
}
