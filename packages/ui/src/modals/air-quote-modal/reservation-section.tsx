import type { AirQuote } from '@guiche/domain/entities';
import { useFormContext } from 'react-hook-form';
import { FormField } from '../../form/form-field/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { CheckboxField } from '../../inputs/checkbox-field/index.ts';
import { InstantInput } from '../../inputs/instant-input/index.ts';
import { IntegerInput } from '../../inputs/integer-input/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { useQuoteSurroundings } from '../../quote/quote-surroundings.ts';
import { reservationSectionTexts } from './reservation-section.texts.ts';

/** Reservation, its validity, and baggage. @see Q-070 */
export function ReservationSection() {
  const t = useTexts(reservationSectionTexts);
  const { readOnly } = useQuoteSurroundings();
  const { control } = useFormContext<AirQuote>();
  const common = { control, readOnly } as const;
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      <FormField input={TextInput} {...common} name="codigoReserva" label={t('reservationCode')} />
      <div className="max-sm:col-span-2">
        <FormField input={InstantInput} {...common} name="validadeReserva" label={t('validity')} />
      </div>
      <FormField input={IntegerInput} {...common} name="quantidadeBagagem" label={t('bags')} />
      <FormField input={IntegerInput} {...common} name="pesoBagagem" label={t('bagWeight')} suffix="kg" />
      <FormField input={TextInput} {...common} name="tourCode" label={t('tourCode')} />
      <FormField input={TextInput} {...common} name="baseTarifaria" label={t('fareBasis')} />
      <div className="col-span-2 self-end">
        <FormField
          input={CheckboxField}
          control={control}
          name="reservado"
          label={t('reserved')}
          description={t('reservedHint')}
          disabled={readOnly}
        />
      </div>
    </div>
  );
}
