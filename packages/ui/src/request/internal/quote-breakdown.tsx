import type { Quote } from '@guiche/domain/entities';
import { isNationalCurrency } from '@guiche/domain/pricing';
import { formatRate } from '@guiche/masks/rate';
import type { ReactNode } from 'react';
import { MoneyText } from '../../data/money-text/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { quoteFrameTexts } from './quote-frame.texts.ts';

const PARTS = [
  ['tarifa', 'fare'],
  ['markup', 'markup'],
  ['taxas', 'taxes'],
  ['taxaExtra', 'extraFee'],
  ['fee', 'fee'],
  ['duRav', 'duRav'],
  ['iss', 'iss'],
] as const;

export interface QuoteBreakdownProps {
  quote: Quote;
}

/** The parts of a quote's total, side by side, and the total that they make. @see */
export function QuoteBreakdown({ quote }: QuoteBreakdownProps) {
  const t = useTexts(quoteFrameTexts);
  const currency = quote.moeda?.codigo ?? 'BRL';
  return (
    <dl className="g:flex g:flex-wrap g:items-end g:gap-x-6 g:gap-y-2 g:text-sm">
      {PARTS.map(
        ([field, name]) =>
          quote[field] !== null && (
            <Part key={field} name={t(name)}>
              <MoneyText value={quote[field]} currency={currency} />
            </Part>
          ),
      )}
      {!isNationalCurrency(quote.moeda) && <Part name={t('rate')}>{formatRate(quote.cotacaoMoeda)}</Part>}
      <div className="g:ms-auto g:border-line-strong g:border-s g:ps-6 g:text-end g:font-semibold">
        <dt className="g:own">{t('total')}</dt>
        <dd className="g:own">
          <MoneyText value={quote.total} currency={currency} />
        </dd>
      </div>
    </dl>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="g:text-end">
      <dt className="g:text-ink-3">{name}</dt>
      <dd className="g:tabular">{children}</dd>
    </div>
  );
}
