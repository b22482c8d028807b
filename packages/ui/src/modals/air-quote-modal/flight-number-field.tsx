import { readFlightNumber } from '@guiche/domain/air/quote';
import type { AirQuote } from '@guiche/domain/entities';
import { airMessages } from '@guiche/domain/messages/air';
import { type Control, useController, useFormContext } from 'react-hook-form';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { useQuoteSurroundings } from '../../quote/quote-surroundings.ts';
import { useAirQuoteSurroundings } from './air-quote-context.ts';
import type { FlightPath } from './airline-field.tsx';
import { itineraryTexts } from './itinerary.texts.ts';

interface FlightNumberFieldProps {
  control: Control<AirQuote>;
  path: FlightPath;
}

const LENGTH = 4;

/** The number of a flight. A whole flight code (`LA3345`), typed or pasted, fills the airline too when the field is left. A number that is too long stays, and is called so at once. */
export function FlightNumberField({ control, path }: FlightNumberFieldProps) {
  const t = useTexts(itineraryTexts);
  const message = useMessage(airMessages);
  const { sources } = useAirQuoteSurroundings();
  const { readOnly } = useQuoteSurroundings();
  const { getValues, setValue } = useFormContext<AirQuote>();
  const { field, fieldState } = useController({ control, name: `${path}.numero` });
  const code = readFlightNumber(field.value);
  const tooLong = code === undefined && (field.value ?? '').trim().length > LENGTH;

  async function split() {
    if (!code) return;
    const found = await sources.searchAirlines(code.cia, new AbortController().signal).catch(() => []);
    const airline = found.find(({ iata }) => iata === code.cia);
    // Another text was typed while the airline was searched.
    if (!airline || getValues(`${path}.numero`) !== field.value) return;
    if (getValues(`${path}.cia`) !== airline.iata) setValue(`${path}.familia`, null, { shouldDirty: true });
    setValue(`${path}.cia`, airline.iata, { shouldDirty: true, shouldValidate: true });
    setValue(`${path}.ciaData`, airline, { shouldDirty: true });
    setValue(`${path}.numero`, code.numero, { shouldDirty: true, shouldValidate: true });
  }

  return (
    <TextInput
      ref={field.ref}
      name={field.name}
      label={t('flightNumber')}
      value={field.value}
      onValueChange={field.onChange}
      onBlur={() => {
        field.onBlur();
        void split();
      }}
      error={fieldState.error?.message ?? (tooLong ? message('informe_o_numero_do_voo') : undefined)}
      required
      readOnly={readOnly}
    />
  );
}
