import type { Quote } from '@guiche/domain/entities';
import { inNationalCurrency, isNationalCurrency } from '@guiche/domain/pricing';
import { formatMoney } from '@guiche/masks/money';
import { TrendingDown } from 'lucide-react';
import { MoneyText } from '../../data/money-text/index.ts';
import { Badge } from '../../feedback/badge/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { quoteFrameTexts } from './quote-frame.texts.ts';

export interface QuotePriceProps {
  quote: Quote;
  aboveLowest: number | null;
}

/** What the client pays, in the quote's currency and in BRL, and how it compares with the lowest of the service. @see */
export function QuotePrice({ quote, aboveLowest }: QuotePriceProps) {
  const t = useTexts(quoteFrameTexts);
  const national = isNationalCurrency(quote.moeda) ? null : inNationalCurrency(quote.total, quote.cotacaoMoeda);
  return (
    <dl data-keeps-clear="" className="g:@xl:text-end">
      <dt className="g:sr-only">{t('total')}</dt>
      <dd className="g:font-semibold g:text-xl">
        <MoneyText value={quote.total} currency={quote.moeda?.codigo ?? 'BRL'} />
      </dd>
      {national !== null && (
        <>
          <dt className="g:sr-only">{t('inReais')}</dt>
          <dd className="g:text-ink-2">
            <MoneyText value={national} />
          </dd>
        </>
      )}
      {aboveLowest !== null && (
        <>
          <dt className="g:sr-only">{t('compared')}</dt>
          <dd className="g:text-sm">
            {aboveLowest === 0 ? (
              <Badge tone="success">
                <TrendingDown aria-hidden="true" />
                {t('lowest')}
              </Badge>
            ) : (
              <span className="g:whitespace-nowrap g:text-ink-2 g:tabular" title={t('aboveLowest')}>
                + {formatMoney(aboveLowest)}
                <span className="g:sr-only"> {t('aboveLowest')}</span>
              </span>
            )}
          </dd>
        </>
      )}
    </dl>
  );
}
