import type { CarQuote } from '@guiche/domain/entities';
import type { Ref } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '../../i18n/index.ts';
import { MoneyInput } from '../../inputs/money-input/index.ts';
import { mergeRefs } from '../../internal/merge-refs.ts';
import { nightsText } from '../../internal/nights-text.ts';
import { FareField, LedgerLine } from '../../quote/money-column/index.ts';
import { useQuoteSurroundings } from '../../quote/quote-surroundings.ts';
import { carMoneyTexts } from './car-money.texts.ts';
import { useCarFare } from './use-car-fare.ts';

/** The rate per day and the fare of the rental; each is computed from the other. @see */
export function CarFareFields({ rateRef }: { rateRef: Ref<HTMLInputElement> }) {
  const t = useTexts(carMoneyTexts);
  const { moneyFixed } = useQuoteSurroundings();
  const { control } = useFormContext<CarQuote>();
  const [currency, days] = useWatch({ control, name: ['moeda', 'quantidadeDiarias'] });
  const { field, fieldState } = useController({ control, name: 'valorDiaria' });
  const { recompute, rateOfFare } = useCarFare();
  return (
    <>
      <LedgerLine>
        <MoneyInput
          ref={mergeRefs(field.ref, rateRef)}
          name="valorDiaria"
          label={t('dailyRate')}
          layout="ledger"
          currency={currency?.codigo ?? 'BRL'}
          value={field.value}
          onValueChange={(rate) => {
            field.onChange(rate);
            recompute();
          }}
          onBlur={field.onBlur}
          error={fieldState.error?.message}
          description={days === null ? undefined : t('timesDays', { count: days, days: nightsText(days) })}
          readOnly={moneyFixed}
        />
      </LedgerLine>
      <FareField onFareChange={rateOfFare} />
    </>
  );
}
