import { issPercent } from '@guiche/domain/pricing';
import type { CommonQuote } from '@guiche/domain/quotes';
import { formatPercentage } from '@guiche/masks/percentage';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormField } from '../../form/form-field/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { MoneyInput } from '../../inputs/money-input/index.ts';
import { quoteTexts } from '../quote.texts.ts';
import { useQuoteSurroundings } from '../quote-surroundings.ts';

interface IssFieldProps {
  currency: string;
}

/** The tax on services, and below it what share of the fare it is. @see Q-119 */
export function IssField({ currency }: IssFieldProps) {
  const t = useTexts(quoteTexts);
  const { moneyFixed } = useQuoteSurroundings();
  const { control } = useFormContext<CommonQuote>();
  const [iss, fare] = useWatch({ control, name: ['iss', 'tarifa'] });
  return (
    <FormField
      input={MoneyInput}
      control={control}
      name="iss"
      label={t('iss')}
      layout="ledger"
      currency={currency}
      description={t('issPercent', { percent: formatPercentage(issPercent(iss, fare)) })}
      readOnly={moneyFixed}
    />
  );
}
