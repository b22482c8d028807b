import type { HotelQuote } from '@guiche/domain/entities';
import type { Ref } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '../../i18n/index.ts';
import { MoneyInput } from '../../inputs/money-input/index.ts';
import { mergeRefs } from '../../internal/merge-refs.ts';
import { nightsText } from '../../internal/nights-text.ts';
import { FareField, LedgerLine } from '../../quote/money-column/index.ts';
import { useQuoteSurroundings } from '../../quote/quote-surroundings.ts';
import { hotelMoneyTexts } from './hotel-money.texts.ts';
import { useAgreedCommission } from './use-agreed-commission.ts';
import { useHotelFare } from './use-hotel-fare.ts';

/** The average price of a night and the fare of the stay; each is computed from the other. @see */
export function HotelFareFields({ averageRef }: { averageRef: Ref<HTMLInputElement> }) {
  const t = useTexts(hotelMoneyTexts);
  const { moneyFixed } = useQuoteSurroundings();
  const { control } = useFormContext<HotelQuote>();
  const [currency, nights] = useWatch({ control, name: ['moeda', 'quantidadeDiarias'] });
  const { field, fieldState } = useController({ control, name: 'tarifaMedia' });
  const { recompute, averageOfFare } = useHotelFare();
  const { hold } = useAgreedCommission();
  return (
    <>
      <LedgerLine>
        <MoneyInput
          ref={mergeRefs(field.ref, averageRef)}
          name="tarifaMedia"
          label={t('average')}
          layout="ledger"
          currency={currency?.codigo ?? 'BRL'}
          value={field.value}
          onValueChange={(average) => {
            field.onChange(average);
            recompute();
          }}
          onBlur={field.onBlur}
          error={fieldState.error?.message}
          description={nights === null ? undefined : t('timesNights', { count: nights, nights: nightsText(nights) })}
          readOnly={moneyFixed}
        />
      </LedgerLine>
      <FareField onBeforeFareChange={hold} onFareChange={averageOfFare} />
    </>
  );
}
