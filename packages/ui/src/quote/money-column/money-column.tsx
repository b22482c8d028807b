import { extraFeeOf, extraFeeOfTypedAmount, issPercent } from '@guiche/domain/pricing';
import type { CommonQuote } from '@guiche/domain/quotes';
import { formatPercentage } from '@guiche/masks/percentage';
import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { FormField } from '../../form/form-field/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { MoneyInput } from '../../inputs/money-input/index.ts';
import { PercentInput } from '../../inputs/percent-input/index.ts';
import { quoteTexts } from '../quote.texts.ts';
import { useQuoteSurroundings } from '../quote-surroundings.ts';
import { usePricedQuote } from '../use-priced-quote.ts';
import { CurrencyFields } from './currency-fields.tsx';
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
  const { field: extra, fieldState: extraState } = useController({ control, name: 'taxaExtra' });
  const { field: share, fieldState: shareState } = useController({ control, name: 'taxaExtraPercentual' });
  const { quote, currency } = usePricedQuote();
  const money = { control, readOnly: moneyFixed, currency, layout: 'ledger' } as const;

  return (
    <section
      aria-label={t('price')}
      className="g:[--guiche-ledger-amounts:8.5rem] g:sm:[--guiche-ledger-amounts:9.5rem] g:flex g:flex-col g:gap-1 g:rounded-md g:border g:border-line g:bg-surface g:p-3"
    >
      <LockedValues />
      <CurrencyFields />
      <hr className="g:my-1.5 g:border-line g:border-dashed" />
      {children}
      <LedgerLine sign="+">
        <FormField input={MoneyInput} {...money} name="taxas" label={t('taxes')} />
      </LedgerLine>
      <LedgerLine sign="+">
        <MoneyInput
          ref={extra.ref}
          name="taxaExtra"
          label={t('extraFee')}
          layout="ledger"
          currency={currency}
          value={extra.value}
          onValueChange={(value) => {
            extra.onChange(value);
            // Without a fare there is no percentage: one of 0 would clear the amount as soon as the fare is typed.
            share.onChange(extraFeeOfTypedAmount(value, quote.tarifa).taxaExtraPercentual);
          }}
          onBlur={extra.onBlur}
          error={extraState.error?.message}
          readOnly={moneyFixed}
          beside={
            <PercentInput
              ref={share.ref}
              name="taxaExtraPercentual"
              label={t('extraFeePercent')}
              labelHidden
              className="g:ms-auto g:w-20"
              value={share.value}
              onValueChange={(value) => {
                share.onChange(value);
                extra.onChange(value === null ? null : extraFeeOf(quote.tarifa, value));
              }}
              onBlur={share.onBlur}
              error={shareState.error?.message}
              readOnly={moneyFixed}
            />
          }
        />
      </LedgerLine>
      <LedgerLine sign="+">
        <FormField input={MoneyInput} {...money} name="fee" label={t('fee')} />
      </LedgerLine>
      <LedgerLine sign="+">
        <FormField input={MoneyInput} {...money} name="duRav" label={t('duRav')} />
      </LedgerLine>
      <LedgerLine sign="+">
        <FormField
          input={MoneyInput}
          {...money}
          name="iss"
          label={t('iss')}
          description={t('issPercent', { percent: formatPercentage(issPercent(quote.iss, quote.tarifa)) })}
        />
      </LedgerLine>
      <LedgerLine sign="+">
        <MarkupField />
      </LedgerLine>
      {extras && <div className="g:mt-1.5 g:border-ink-3 g:border-t-2 g:pt-1.5">{extras}</div>}
    </section>
  );
}
