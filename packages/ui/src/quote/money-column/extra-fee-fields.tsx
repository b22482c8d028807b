import { extraFeeOf, extraFeeOfTypedAmount } from '@guiche/domain/pricing';
import type { CommonQuote } from '@guiche/domain/quotes';
import { useController, useFormContext } from 'react-hook-form';
import { useTexts } from '../../i18n/index.ts';
import { MoneyInput } from '../../inputs/money-input/index.ts';
import { PercentInput } from '../../inputs/percent-input/index.ts';
import { quoteTexts } from '../quote.texts.ts';
import { useQuoteSurroundings } from '../quote-surroundings.ts';

interface ExtraFeeFieldsProps {
  currency: string;
}

/** The extra fee, as an amount and as its share of the fare: each follows the other. @see Q-120 */
export function ExtraFeeFields({ currency }: ExtraFeeFieldsProps) {
  const t = useTexts(quoteTexts);
  const { moneyFixed } = useQuoteSurroundings();
  const { control, getValues } = useFormContext<CommonQuote>();
  const {
    field: { ref: amountRef, ...amount },
    fieldState: amountState,
  } = useController({ control, name: 'taxaExtra' });
  const {
    field: { ref: shareRef, ...share },
    fieldState: shareState,
  } = useController({ control, name: 'taxaExtraPercentual' });
  return (
    <MoneyInput
      ref={amountRef}
      name="taxaExtra"
      label={t('extraFee')}
      layout="ledger"
      currency={currency}
      value={amount.value}
      onValueChange={(value) => {
        amount.onChange(value);
        // Without a fare there is no percentage: one of 0 would clear the amount as soon as the fare is typed.
        share.onChange(extraFeeOfTypedAmount(value, getValues('tarifa')).taxaExtraPercentual);
      }}
      onBlur={amount.onBlur}
      error={amountState.error?.message}
      readOnly={moneyFixed}
      beside={
        <PercentInput
          ref={shareRef}
          name="taxaExtraPercentual"
          label={t('extraFeePercent')}
          labelHidden
          className="g:ms-auto g:w-20"
          value={share.value}
          onValueChange={(value) => {
            share.onChange(value);
            amount.onChange(value === null ? null : extraFeeOf(getValues('tarifa'), value));
          }}
          onBlur={share.onBlur}
          error={shareState.error?.message}
          readOnly={moneyFixed}
        />
      }
    />
  );
}
