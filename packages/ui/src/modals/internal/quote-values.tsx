import type { Quote } from '@guiche/domain/entities';
import { MoneyText } from '../../data/money-text/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { quoteTexts } from '../../quote/quote.texts.ts';

/** Those that a quote always tells, and behind them those that few quotes have. */
const ALWAYS = ['tarifa', 'taxas', 'fee'] as const;
const WHERE_GIVEN = ['markup', 'taxaExtra', 'iss', 'duRav'] as const;
const NAMES = {
  tarifa: 'fare',
  markup: 'markup',
  taxas: 'taxes',
  taxaExtra: 'extraFee',
  fee: 'fee',
  iss: 'iss',
  duRav: 'duRav',
} as const;

/** The line between the total and the amounts that it is made of. */
const TOTAL = {
  first: 'g:mb-1 g:border-b g:pb-1',
  last: 'g:mt-1 g:border-t g:pt-1',
} as const;

interface QuoteValuesProps {
  quote: Quote;
  /** Where the total stands: `first` where quotes are compared. */
  total?: keyof typeof TOTAL;
}

/** The total of a quote, and the amounts that it is made of one below the other. @see Q-117 */
export function QuoteValues({ quote, total = 'last' }: QuoteValuesProps) {
  const t = useTexts(quoteTexts);
  const currency = quote.moeda?.codigo ?? 'BRL';
  const given = WHERE_GIVEN.filter((field) => quote[field]);
  const sum = (
    <div className={`g:flex g:items-baseline g:justify-between g:gap-4 g:border-line ${TOTAL[total]}`}>
      <dt className="g:font-medium">{t('total')}</dt>
      <dd className="g:font-semibold g:text-lg">
        <MoneyText value={quote.total} currency={currency} />
      </dd>
    </div>
  );
  return (
    <dl data-part="values" className="g:grid g:gap-y-0.5">
      {total === 'first' && sum}
      {[...ALWAYS, ...given].map((field) => (
        <div key={field} className="g:flex g:items-baseline g:justify-between g:gap-4">
          <dt className="g:text-ink-2 g:text-sm">{t(NAMES[field])}</dt>
          <dd className="g:own">
            <MoneyText value={quote[field]} currency={currency} />
          </dd>
        </div>
      ))}
      {total === 'last' && sum}
    </dl>
  );
}
