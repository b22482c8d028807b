import { type AirportChange, airportFollowers } from '@guiche/domain/air/quote';
import type { AirQuote } from '@guiche/domain/entities';
import { useState } from 'react';
import { type Control, useController, useFormContext, useFormState } from 'react-hook-form';
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

/** An airport of a flight, searched by code, name or city. The airports of other flights that nobody has typed follow it. @see S-169 */
export function AirportField({ control, path, name, label }: AirportFieldProps) {
  const t = useTexts(itineraryTexts);
  const { sources, requested } = useAirQuoteSurroundings();
  const { getValues, setValue } = useFormContext<AirQuote>();
  const { isSubmitted } = useFormState<AirQuote>();
  const { readOnly } = useQuoteSurroundings();
  const { field, fieldState } = useController({ control, name: `${path}.${name}` });
  const { field: data } = useController({ control, name: `${path}.${name}Data` });
  // An emptied field on the way to another airport: what follows it knows it by the former one.
  const [last, setLast] = useState<AirportChange['before']>(null);
  if (field.value !== null && field.value !== last?.code) setLast({ code: field.value, airport: data.value });

  /** Takes along the airports of other flights that follow this one. */
  function follow(after: AirportChange['after']) {
    const before = field.value === null ? last : { code: field.value, airport: data.value };
    const quote = { segmentos: getValues('segmentos') };
    for (const each of airportFollowers(quote, { path, end: name, before, after }, requested)) {
      setValue(`${each.path}.${each.end}Data`, each.airport, { shouldDirty: true });
      setValue(`${each.path}.${each.end}`, each.code, { shouldDirty: true, shouldValidate: isSubmitted });
    }
  }

  const chosen = field.value === null ? null : { ...codeItem(field.value, data.value?.nome, data.value?.local), data: data.value };
  return (
    <Autocomplete
      ref={field.ref}
      name={field.name}
      label={label}
      folds
      value={chosen}
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
        if (item) follow({ code: item.id, airport: item.data });
      }}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      warning={field.value !== null && data.value === null ? t('unknownCode', { code: field.value }) : undefined}
      required
      readOnly={readOnly}
    />
  );
}
