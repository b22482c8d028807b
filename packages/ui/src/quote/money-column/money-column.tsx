import type { CommonQuote } from '@guiche/domain/quotes';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormField } from '../../form/form-field/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { MoneyInput } from '../../inputs/money-input/index.ts';
import { quoteTexts } from '../quote.texts.ts';
import { useQuoteSurroundings } from '../quote-surroundings.ts';
import { CurrencyFields } from './currency-fields.tsx';
import { ExtraFeeFields } from './extra-fee-fields.tsx';
import { IssField } from './iss-field.tsx';
import { LedgerLine } from './ledger-line.tsx';
import { LockedValues } from './locked-values.tsx';
import { MarkupField } from './markup-field.tsx';

export interface MoneyColumnProps {
  /** The lines of the fare, as the kind of service has them: `FareField` alone, or with the parts that the fare is computed from. */
  children: ReactNode;
  /** Lines of this kind of service only that are no part of the sum, below it. */
  extras?: ReactNode;
}

/**
 * The price of a quote as a ledger: the fare and what is added to it, from the top down to the total, which `QuoteTotal` shows below.
 *
 * Use: in the modal of a quote, beside the sections of its kind.
 * Not for: a price that is only read.
 * Keyboard: Tab: goes through the amounts from the top down.
 * Screen reader: a region with its name; each amount is named by its label, and the sign before it is hidden.
 * @see
 * @keywords dinheiro, tarifa, taxas, preço, cotação
 */
export function MoneyColumn({ children, extras }: MoneyColumnProps) {
  const t = useTexts(quoteTexts);
  const { moneyFixed } = useQuoteSurroundings();
  const { control } = useFormContext<CommonQuote>();
  // Nothing else of the quote: what changes with each key is read by the lines that show it.
  const currency = useWatch({ control, name: 'moeda' })?.codigo ?? 'BRL';
  const money = { control, readOnly: moneyFixed, currency, layout: 'ledger' } as const;

  return (
    <section
      aria-label={t('price')}
      className="g:[--guiche-ledger-amounts:8.75rem] g:sm:[--guiche-ledger-amounts:9.5rem] g:flex g:flex-col g:gap-1 g:rounded-md g:border g:border-line g:bg-surface g:p-3"
    >
      <LockedValues />
      <CurrencyFields />
      <hr className="g:my-1.5 g:border-line g:border-dashed" />
      {children}
      <LedgerLine sign="+">
        <FormField input={MoneyInput} {...money} name="taxas" label={t('taxes')} />
      </LedgerLine>
      <LedgerLine sign="+">
        <ExtraFeeFields currency={currency} />
      </LedgerLine>
      <LedgerLine sign="+">
        <FormField input={MoneyInput} {...money} name="fee" label={t('fee')} />
      </LedgerLine>
      <LedgerLine sign="+">
        <FormField input={MoneyInput} {...money} name="duRav" label={t('duRav')} />
      </LedgerLine>
      <LedgerLine sign="+">
        <IssField currency={currency} />
      </LedgerLine>
      <LedgerLine sign="+">
        <MarkupField />
      </LedgerLine>
      {extras && <div className="g:mt-1.5 g:border-ink-3 g:border-t-2 g:pt-1.5">{extras}</div>}
    </section>
  );
}
