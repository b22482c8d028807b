import type { AirQuote } from '@guiche/domain/entities';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormField } from '../../form/form-field/index.ts';
import { FormSection } from '../../form/form-section/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { CheckboxField } from '../../inputs/checkbox-field/index.ts';
import { InstantInput } from '../../inputs/instant-input/index.ts';
import { IntegerInput } from '../../inputs/integer-input/index.ts';
import { LineInput } from '../../quote/line-input.tsx';
import { useQuoteSurroundings } from '../../quote/quote-surroundings.ts';
import { reservationSectionTexts } from './reservation-section.texts.ts';

const NAMES = ['codigoReserva', 'validadeReserva', 'quantidadeBagagem', 'pesoBagagem', 'tourCode', 'baseTarifaria', 'reservado'] as const;

/** The number of these fields that have content. */
function filledIn(values: readonly unknown[]): number {
  return values.filter((value) => value !== null && value !== '' && value !== false).length;
}

/** Reservation, its validity, and baggage; folded when it opens without any. @see Q-070 */
export function ReservationSection() {
  const t = useTexts(reservationSectionTexts);
  const { control } = useFormContext<AirQuote>();
  const filled = filledIn(useWatch({ control, name: NAMES }));
  const [startsOpen] = useState(filled > 0);
  return (
    <FormSection
      title={t('reservation')}
      names={NAMES}
      defaultOpen={startsOpen}
      summary={filled === 0 ? t('none') : t('filled', { count: filled })}
    >
      <ReservationFields />
    </FormSection>
  );
}

function ReservationFields() {
  const t = useTexts(reservationSectionTexts);
  const { readOnly } = useQuoteSurroundings();
  const { control } = useFormContext<AirQuote>();
  const common = { control, readOnly } as const;
  return (
    <div className="g:grid g:grid-cols-2 g:gap-3 g:sm:grid-cols-4">
      <FormField input={LineInput} {...common} name="codigoReserva" label={t('reservationCode')} />
      <div className="g:max-sm:col-span-2">
        <FormField input={InstantInput} {...common} name="validadeReserva" label={t('validity')} />
      </div>
      <FormField input={IntegerInput} {...common} name="quantidadeBagagem" label={t('bags')} />
      <FormField input={IntegerInput} {...common} name="pesoBagagem" label={t('bagWeight')} suffix="kg" />
      <FormField input={LineInput} {...common} name="tourCode" label={t('tourCode')} />
      <FormField input={LineInput} {...common} name="baseTarifaria" label={t('fareBasis')} />
      <div className="g:col-span-2 g:self-end">
        <FormField
          input={CheckboxField}
          control={control}
          name="reservado"
          label={t('reserved')}
          description={t('reservedHint')}
          readOnly={readOnly}
        />
      </div>
    </div>
  );
}
