import { serviceKindOfId } from '@guiche/domain/enums';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { FormField } from '../../form/form-field/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { DateInput } from '../../inputs/date-input/index.ts';
import { SelectInput } from '../../inputs/select-input/index.ts';
import { dayIn } from '../../internal/day-in.ts';
import type { SearchPlaces } from '../../quote/place-field.tsx';
import { PlaceSearchField } from '../../search/place-search-field.tsx';
import { credentialTestModalTexts } from './credential-test-modal.texts.ts';
import type { CredentialTestSources } from './test-sources.ts';
import { type CredentialTestValues, fieldsOf, requiredFields } from './test-values.ts';

const STARS = ['1', '2', '3', '4', '5'];

const LABELS = {
  origem: 'origin',
  destino: 'destination',
  dataIda: 'departure',
  dataVolta: 'return',
  cidade: 'city',
  checkin: 'checkin',
  checkout: 'checkout',
  estrelas: 'stars',
  cidadeRetirada: 'pickupCity',
  cidadeDevolucao: 'returnCity',
  dataRetirada: 'pickup',
  dataDevolucao: 'giveBack',
} as const satisfies Record<keyof CredentialTestValues, string>;

/** The first day of a stretch, by the field of its last. */
const STARTS = { dataVolta: 'dataIda', checkout: 'checkin', dataDevolucao: 'dataRetirada' } as const;

interface TestFieldsProps {
  form: UseFormReturn<CredentialTestValues>;
  idServico: number;
  consolidator: string;
  sources: CredentialTestSources;
  today: string | undefined;
}

/** The fields of the search of one kind of service. @see S-128, S-145 to S-148 */
export function TestFields({ form: { control }, idServico, consolidator, sources, today }: TestFieldsProps) {
  const t = useTexts(credentialTestModalTexts);
  const values = useWatch({ control });
  const required = requiredFields(idServico, consolidator);
  const kind = serviceKindOfId(idServico);
  const searchOf = (field: string): SearchPlaces => {
    if (field.startsWith('cidade')) return sources.searchCities;
    return kind === 'AEREO' ? sources.searchAirports : sources.searchStations;
  };
  return (
    <div data-part="fields" className="g:grid g:items-start g:gap-3 g:sm:grid-cols-2">
      {fieldsOf(idServico, consolidator).map((field) => {
        const shared = { control, name: field, label: t(LABELS[field]), required: required.includes(field) };
        if (field === 'estrelas') {
          return (
            <FormField
              key={field}
              input={SelectInput}
              {...shared}
              placeholder={t('anyStars')}
              options={STARS.map((stars) => ({ value: stars, label: stars }))}
            />
          );
        }
        if (field === 'origem' || field === 'destino' || field.startsWith('cidade')) {
          return <PlaceSearchField key={field} {...shared} search={searchOf(field)} />;
        }
        const from = field in STARTS ? dayIn(values[STARTS[field as keyof typeof STARTS]]) : undefined;
        return <FormField key={field} input={DateInput} {...shared} today={today} day={from} min={from} />;
      })}
    </div>
  );
}
