import type { CommonQuote } from '@guiche/domain/quotes';
import { formatMoney } from '@guiche/masks/money';
import type { Ref } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTexts } from '../../i18n/index.ts';
import { MoneyInput } from '../../inputs/money-input/index.ts';
import { mergeRefs } from '../../internal/merge-refs.ts';
import { quoteTexts } from '../quote.texts.ts';
import { useQuoteSurroundings } from '../quote-surroundings.ts';
import { useFare } from '../use-fare.ts';
import { usePricedQuote } from '../use-priced-quote.ts';
import { LedgerLine } from './ledger-line.tsx';

export interface FareFieldProps {
  /** Before a typed fare is taken over: for what has to remember the fare as it was. */
  onBeforeFareChange?: (() => void) | undefined;
  /** Gives access to the control, to focus it for example. */
  inputRef?: Ref<HTMLInputElement>;
  /** Called after a fare was typed, for the fields that depend on it in this kind of service. */
  onFareChange?: ((fare: number | null) => void) | undefined;
}

const MILLION = 1_000_000;

/**
 * The fare of a quote, in its currency: the line with which the price begins.
 */
export function FareField({ inputRef, onBeforeFareChange, onFareChange }: FareFieldProps) {
  const t = useTexts(quoteTexts);
  const { moneyFixed } = useQuoteSurroundings();
  const { control } = useFormContext<CommonQuote>();
  const { quote, currency, totalRate } = usePricedQuote();
  const { adaptExtraFee, completeExtraFee } = useFare();
  const { field, fieldState } = useController({ control, name: 'tarifa' });
  // Of millions the symbol, which stands in the field as well, would not fit below the label on a small phone.
  const amount = formatMoney(totalRate, { currency, symbol: Math.abs(totalRate) < MILLION });
  return (
    <LedgerLine>
      <MoneyInput
        ref={mergeRefs(field.ref, inputRef)}
        name="tarifa"
        label={t('fare')}
        layout="ledger"
        currency={currency}
        value={field.value}
        onValueChange={(fare) => {
          onBeforeFareChange?.();
          field.onChange(fare);
          adaptExtraFee(fare);
          onFareChange?.(fare);
        }}
        onBlur={() => {
          field.onBlur();
          if (!moneyFixed) completeExtraFee();
        }}
        error={fieldState.error?.message}
        description={quote.markup ? t('totalRateOf', { amount }) : undefined}
        required
        readOnly={moneyFixed}
      />
    </LedgerLine>
  );
}
