import type { HotelQuote } from '@guiche/domain/entities';
import { type Commission, commissionOfTypedFraction, commissionOfTypedValue, commissionWithFare } from '@guiche/domain/hotel/pricing';
import { percentOf } from '@guiche/domain/units';
import { useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '../../i18n/index.ts';
import { MoneyInput } from '../../inputs/money-input/index.ts';
import { PercentInput } from '../../inputs/percent-input/index.ts';
import { LedgerLine } from '../../quote/money-column/index.ts';
import { useQuoteSurroundings } from '../../quote/quote-surroundings.ts';
import { hotelMoneyTexts } from './hotel-money.texts.ts';
import { useAgreedCommission } from './use-agreed-commission.ts';

/** The commission of a hotel, as a percentage or as an amount: the typed one stays, the other is computed. @see */
export function CommissionFields() {
  const t = useTexts(hotelMoneyTexts);
  const { moneyFixed } = useQuoteSurroundings();
  const { control } = useFormContext<HotelQuote>();
  const [tarifa, currency] = useWatch({ control, name: ['tarifa', 'moeda'] });
  const {
    field: { ref: fractionRef, ...fraction },
    fieldState: fractionState,
  } = useController({ control, name: 'percentualComissao' });
  const {
    field: { ref: valueRef, ...value },
    fieldState: valueState,
  } = useController({ control, name: 'valorComissao' });
  const { agree } = useAgreedCommission();
  // Both 12 and 0.12 mean 12 %: while typing, the text stays as it is typed. @see Q-213
  const [typed, setTyped] = useState<number | null>();

  const held = { percentualComissao: fraction.value, valorComissao: value.value };
  // With a fare of 0 there is no commission; what was typed comes back with the fare. @see Q-214
  const shown = tarifa === 0 && value.value !== null ? commissionWithFare(held, tarifa) : held;

  function change(commission: Commission) {
    fraction.onChange(commission.percentualComissao);
    value.onChange(commission.valorComissao);
    agree();
  }

  return (
    <LedgerLine>
      <MoneyInput
        ref={valueRef}
        name="valorComissao"
        label={t('commission')}
        layout="ledger"
        currency={currency?.codigo ?? 'BRL'}
        value={shown.valorComissao}
        onValueChange={(amount) => change(commissionOfTypedValue(amount, tarifa))}
        onBlur={value.onBlur}
        error={valueState.error?.message}
        readOnly={moneyFixed}
        beside={
          <PercentInput
            ref={fractionRef}
            name="percentualComissao"
            label={t('commissionPercent')}
            labelHidden
            className="g:ms-auto g:w-20"
            value={typed !== undefined ? typed : shown.percentualComissao === null ? null : percentOf(shown.percentualComissao)}
            onValueChange={(percent) => {
              setTyped(percent);
              change(commissionOfTypedFraction(percent, tarifa));
            }}
            onBlur={() => {
              setTyped(undefined);
              fraction.onBlur();
            }}
            error={fractionState.error?.message}
            readOnly={moneyFixed}
          />
        }
      />
    </LedgerLine>
  );
}
