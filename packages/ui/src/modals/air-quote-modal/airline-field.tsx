import type { AirQuote } from '@guiche/domain/entities';
import type { Ref } from 'react';
import { type Control, useController, useFormContext } from 'react-hook-form';
import { useTexts } from '../../i18n/index.ts';
import { Autocomplete } from '../../inputs/autocomplete/index.ts';
import { mergeRefs } from '../../internal/merge-refs.ts';
import { useQuoteSurroundings } from '../../quote/quote-surroundings.ts';
import { useAirQuoteSurroundings } from './air-quote-context.ts';
import { itineraryTexts } from './itinerary.texts.ts';

export type FlightPath = `segmentos.${number}.voos.${number}`;

interface AirlineFieldProps {
  control: Control<AirQuote>;
  path: FlightPath;
  inputRef?: Ref<HTMLInputElement>;
}

/** The airline of a flight, searched by code or name. A change of airline clears the fare family, which belongs to the former airline. */
export function AirlineField({ control, path, inputRef }: AirlineFieldProps) {
  const t = useTexts(itineraryTexts);
  const { sources } = useAirQuoteSurroundings();
  const { readOnly } = useQuoteSurroundings();
  const { setValue } = useFormContext<AirQuote>();
  const { field, fieldState } = useController({ control, name: `${path}.cia` });
  const { field: data } = useController({ control, name: `${path}.ciaData` });
  return (
    <Autocomplete
      ref={mergeRefs(field.ref, inputRef)}
      name={field.name}
      label={t('airline')}
      minChars={2}
      value={field.value === null ? null : { id: field.value, label: data.value ? `${field.value} · ${data.value.nome}` : field.value }}
      onSearch={async (term, signal) =>
        (await sources.searchAirlines(term, signal)).map((airline) => ({
          id: airline.iata,
          label: `${airline.iata} · ${airline.nome}`,
          data: airline,
        }))
      }
      onValueChange={(item) => {
        if (item?.id === field.value) return;
        field.onChange(item?.id ?? null);
        data.onChange(item?.data ?? null);
        setValue(`${path}.familia`, null, { shouldDirty: true });
      }}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      required
      readOnly={readOnly}
    />
  );
}
