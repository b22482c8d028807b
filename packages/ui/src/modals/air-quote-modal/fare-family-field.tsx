import type { AirQuote, FareFamily } from '@guiche/domain/entities';
import { type Control, useController, useWatch } from 'react-hook-form';
import { useTexts } from '../../i18n/index.ts';
import { Autocomplete } from '../../inputs/autocomplete/index.ts';
import { useQuoteSurroundings } from '../../quote/quote-surroundings.ts';
import { useAirQuoteSurroundings } from './air-quote-context.ts';
import { itineraryTexts } from './itinerary.texts.ts';
import type { FlightPath } from './use-flight-code.ts';

interface FareFamilyFieldProps {
  control: Control<AirQuote>;
  path: FlightPath;
}

const itemOf = (family: FareFamily) => ({
  id: family.identificador,
  label: family.identificador,
  sublabel: family.descricao,
  data: family,
});

/** The fare family of a flight, among those of its airline. @see Q-238 */
export function FareFamilyField({ control, path }: FareFamilyFieldProps) {
  const t = useTexts(itineraryTexts);
  const { sources } = useAirQuoteSurroundings();
  const { readOnly } = useQuoteSurroundings();
  const cia = useWatch({ control, name: `${path}.cia` });
  const { field, fieldState } = useController({ control, name: `${path}.familia` });
  return (
    <Autocomplete
      // Each airline has its own families: the list of the former airline would be wrong.
      key={cia}
      ref={field.ref}
      name={field.name}
      label={t('fareFamily')}
      placeholder={cia === null ? t('fareFamilyNeedsAirline') : undefined}
      minChars={1}
      searchEmpty
      value={field.value === null ? null : itemOf(field.value)}
      onSearch={async (term, signal) => {
        const wanted = term.trim().toLowerCase();
        const families = cia === null ? [] : await sources.listFareFamilies(cia, signal);
        return families
          .filter(({ identificador, descricao }) => `${identificador} ${descricao}`.toLowerCase().includes(wanted))
          .map(itemOf);
      }}
      onValueChange={(item) => field.onChange(item?.data ?? null)}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      disabled={cia === null}
      readOnly={readOnly}
    />
  );
}
