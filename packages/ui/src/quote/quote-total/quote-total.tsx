import { formatMoney } from '@guiche/masks/money';
import { useTexts } from '../../i18n/index.ts';
import { quoteTexts } from '../quote.texts.ts';
import { usePricedQuote } from '../use-priced-quote.ts';

/** The total of a quote beside the actions, always in sight. @see */
export function QuoteTotal() {
  const t = useTexts(quoteTexts);
  const { total, national, currency } = usePricedQuote();
  return (
    <output aria-label={t('total')} className="flex items-baseline gap-2 whitespace-nowrap">
      <span className="text-ink-2 text-sm">{t('total')}</span>
      <strong className="font-semibold text-lg">{formatMoney(total, { currency })}</strong>
      {national !== null && <span className="text-ink-2 text-sm">{formatMoney(national, { currency: 'BRL' })}</span>}
    </output>
  );
}
