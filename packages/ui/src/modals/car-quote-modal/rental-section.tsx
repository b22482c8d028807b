import { CAR_DAYS_LIMITS } from '@guiche/domain/car/pricing';
import { carDatesOf, placeViolations } from '@guiche/domain/car/quote';
import type { CarQuote } from '@guiche/domain/entities';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormField } from '../../form/form-field/index.ts';
import { FormSection } from '../../form/form-section/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { NumberInput } from '../../inputs/number-input/index.ts';
import type { SearchPlaces } from '../../quote/place-field.tsx';
import { useQuoteSurroundings } from '../../quote/quote-surroundings.ts';
import { useCarQuoteSurroundings } from './car-quote-context.ts';
import { JustificationField } from './justification-field.tsx';
import { MomentField } from './moment-field.tsx';
import { PlaceField } from './place-field.tsx';
import { rentalSectionTexts } from './rental-section.texts.ts';
import { shownDates } from './shown-dates.ts';
import { useCarFare } from './use-car-fare.ts';

const MOMENTS = ['dataRetirada', 'horaRetirada', 'dataDevolucao', 'horaDevolucao'] as const;
const PLACES = ['cidadeRetirada', 'localRetirada', 'cidadeDevolucao', 'localDevolucao'] as const;
const NAMES = [...MOMENTS, ...PLACES, 'quantidadeDiarias', 'justificativaDataAlterada'] as const;

/** When and where the car is picked up and returned; folded to the two moments. @see Q-049 */
export function RentalSection() {
  const t = useTexts(rentalSectionTexts);
  const { control } = useFormContext<CarQuote>();
  const [dataRetirada, horaRetirada, dataDevolucao, horaDevolucao] = useWatch({ control, name: MOMENTS });
  const dates = carDatesOf({ dataRetirada, horaRetirada, dataDevolucao, horaDevolucao });
  return (
    <FormSection title={t('rental')} names={NAMES} summary={t('span', shownDates(dates))}>
      <RentalFields />
    </FormSection>
  );
}

/** A change of a moment counts the days anew, which may be overwritten. @see */
function RentalFields() {
  const t = useTexts(rentalSectionTexts);
  const { sources, temFornecedorExterno } = useCarQuoteSurroundings();
  const { moneyFixed } = useQuoteSurroundings();
  const { control, getValues } = useFormContext<CarQuote>();
  const { countDays, recompute } = useCarFare();
  const withoutPlaces = { ...getValues(), localRetirada: null, localDevolucao: null };
  const required = placeViolations(withoutPlaces, temFornecedorExterno).length > 0;
  const placesIn =
    (city: 'cidadeRetirada' | 'cidadeDevolucao'): SearchPlaces =>
    (term, signal) =>
      sources.searchPlaces(term, signal, getValues(city));
  return (
    <div className="g:grid g:grid-cols-2 g:gap-3 g:sm:grid-cols-6">
      <div className="g:col-span-2">
        <MomentField moment="pickup" onMomentChange={countDays} />
      </div>
      <div className="g:col-span-2">
        <PlaceField name="cidadeRetirada" label={t('pickupCity')} search={sources.searchCities} />
      </div>
      <div className="g:col-span-2">
        <PlaceField name="localRetirada" label={t('pickupPlace')} search={placesIn('cidadeRetirada')} required={required} />
      </div>
      <div className="g:col-span-2">
        <MomentField moment="giveBack" onMomentChange={countDays} />
      </div>
      <div className="g:col-span-2">
        <PlaceField name="cidadeDevolucao" label={t('giveBackCity')} search={sources.searchCities} />
      </div>
      <div className="g:col-span-2">
        <PlaceField name="localDevolucao" label={t('giveBackPlace')} search={placesIn('cidadeDevolucao')} required={required} />
      </div>
      <div className="g:col-span-2">
        <FormField
          input={NumberInput}
          control={control}
          name="quantidadeDiarias"
          label={t('days')}
          threeDigits="decimals"
          {...CAR_DAYS_LIMITS}
          onValueChange={recompute}
          readOnly={moneyFixed}
        />
      </div>
      <div className="g:col-span-2 g:sm:col-span-4">
        <JustificationField />
      </div>
    </div>
  );
}
