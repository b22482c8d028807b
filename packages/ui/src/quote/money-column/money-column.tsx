import { extraFeeOf, extraFeeOfTypedAmount, issPercent } from '@guiche/domain/pricing';
import type { CommonQuote } from '@guiche/domain/quotes';
import { formatMoney } from '@guiche/masks/money';
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
import { MarkupField } from './markup-field.tsx';

export interface MoneyColumnProps {
  /** The fields of the fare, as the kind of service has them: `FareField` alone, or with the parts that the fare is computed from. */
  children: ReactNode;
  /** Fields of this kind of service only, below the markup. */
  extras?: ReactNode;
}

/** The price of a quote: every part, and the totals, which are computed while typing. @see */
export function MoneyColumn({ children, extras }: MoneyColumnProps) {
  const t = useTexts(quoteTexts);
  const { moneyFixed } = useQuoteSurroundings();
  const { control } = useFormContext<CommonQuote>();
  const { field: extra, fieldState: extraState } = useController({ control, name: 'taxaExtra' });
  const { field: share, fieldState: shareState } = useController({ control, name: 'taxaExtraPercentual' });
  const { quote, currency, totalRate, total, national } = usePricedQuote();
  const money = { control, readOnly: moneyFixed, currency } as const;

  return (
    <section aria-label={t('price')} className="flex flex-col gap-3 rounded-md border border-line bg-surface p-4 lg:sticky lg:top-0">
      <CurrencyFields />
      {children}
      <FormField input={MoneyInput} {...money} name="taxas" label={t('taxes')} />
      <div className="grid grid-cols-[1fr_6.5rem] gap-2">
        <MoneyInput
          ref={extra.ref}
          name="taxaExtra"
          label={t('extraFee')}
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
        />
        <PercentInput
          ref={share.ref}
          name="taxaExtraPercentual"
          label={t('extraFeePercent')}
          value={share.value}
          onValueChange={(value) => {
            share.onChange(value);
            extra.onChange(value === null ? null : extraFeeOf(quote.tarifa, value));
          }}
          onBlur={share.onBlur}
          error={shareState.error?.message}
          readOnly={moneyFixed}
        />
      </div>
      <div className="grid grid-cols-2 gap-2">
        <FormField input={MoneyInput} {...money} name="fee" label={t('fee')} />
        <FormField input={MoneyInput} {...money} name="duRav" label={t('duRav')} />
      </div>
      <FormField
        input={MoneyInput}
        {...money}
        name="iss"
        label={t('iss')}
        description={t('issPercent', { percent: formatPercentage(issPercent(quote.iss, quote.tarifa)) })}
      />
      <MarkupField />
      {extras}
      <dl className="grid grid-cols-[1fr_auto] items-baseline gap-y-1 border-line border-t border-dashed pt-3">
        <dt className="text-ink-2">{t('totalRate')}</dt>
        <dd className="text-right">{formatMoney(totalRate, { currency })}</dd>
        <dt className="font-semibold">{t('total')}</dt>
        <dd className="whitespace-nowrap text-right font-semibold text-xl">{formatMoney(total, { currency })}</dd>
        {national !== null && (
          <>
            <dt className="text-ink-2">{t('totalInReais')}</dt>
            <dd className="text-right text-ink-2">{formatMoney(national, { currency: 'BRL' })}</dd>
          </>
        )}
      </dl>
    </section>
  );
}
