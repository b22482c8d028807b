import type { AirQuote } from '@guiche/domain/entities';
import { type Control, useController } from 'react-hook-form';
import { useTexts } from '../../i18n/index.ts';
import { Autocomplete } from '../../inputs/autocomplete/index.ts';
import { useQuoteSurroundings } from '../../quote/quote-surroundings.ts';
import { useAirQuoteSurroundings } from './air-quote-context.ts';
import { codeItem } from './code-item.ts';
import { itineraryTexts } from './itinerary.texts.ts';
import type { FlightPath } from './use-flight-code.ts';

interface AirportFieldProps {
  control: Control<AirQuote>;
  path: FlightPath;
  name: 'origem' | 'destino';
  label: string;
}

/** An airport of a flight, searched by code, name or city. @see S-169 */
export function AirportField({ control, path, name, label }: AirportFieldProps) {
  const t = useTexts(itineraryTexts);
  const { sources } = useAirQuoteSurroundings();
  const { readOnly } = useQuoteSurroundings();
  const { field, fieldState } = useController({ control, name: `${path}.${name}` });
  const { field: data } = useController({ control, name: `${path}.${name}Data` });
  return (
    <Autocomplete
      ref={field.ref}
      name={field.name}
      label={label}
      folds
      value={field.value === null ? null : codeItem(field.value, data.value?.nome, data.value?.local)}
      onSearch={async (term, signal) =>
        (await sources.searchAirports(term, signal)).map((airport) => ({
          ...codeItem(airport.iata, airport.nome, airport.local),
          sublabel: airport.local,
          data: airport,
        }))
      }
      onValueChange={(item) => {
        field.onChange(item?.id ?? null);
        data.onChange(item?.data ?? null);
      }}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      warning={field.value !== null && data.value === null ? t('unknownCode', { code: field.value }) : undefined}
      required
      readOnly={readOnly}
    />
  );
}
