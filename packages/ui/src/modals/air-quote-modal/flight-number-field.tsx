import { isFlightNumber, mayBecomeFlightNumber, readBareFlightNumber, readFlightNumber } from '@guiche/domain/air/quote';
import type { AirQuote } from '@guiche/domain/entities';
import { airMessages } from '@guiche/domain/messages/air';
import { type KeyboardEvent, useState } from 'react';
import { type Control, useController, useFormContext } from 'react-hook-form';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { useQuoteSurroundings } from '../../quote/quote-surroundings.ts';
import { itineraryTexts } from './itinerary.texts.ts';
import { type FlightPath, useFlightCode } from './use-flight-code.ts';

interface FlightNumberFieldProps {
  control: Control<AirQuote>;
  path: FlightPath;
}

/**
 * The number of a flight. A whole flight code (`LA3345`), typed or pasted, fills the airline too when the field is left; `Voo` before it, the booking
 * class behind it and surrounding blanks go. A text that can become no number stays, and is called so at once.
 */
export function FlightNumberField({ control, path }: FlightNumberFieldProps) {
  const t = useTexts(itineraryTexts);
  const message = useMessage(airMessages);
  const { readOnly } = useQuoteSurroundings();
  const { getValues } = useFormContext<AirQuote>();
  const flight = useFlightCode(path);
  const [left, setLeft] = useState(false);
  const { field, fieldState } = useController({ control, name: `${path}.numero` });
  const text = field.value ?? '';
  const wrong = left ? text !== '' && !isFlightNumber(text) : !mayBecomeFlightNumber(text);

  async function leave() {
    const code = readFlightNumber(text);
    const bare = readBareFlightNumber(text);
    if (bare !== undefined && bare !== text) field.onChange(bare);
    if (code) await flight.fill(code, () => getValues(`${path}.numero`) === field.value);
    // A code whose airline is unknown is no number either.
    setLeft(true);
  }

  /** Ctrl+Enter saves without leaving the field: what a whole code says comes first. */
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const saves = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!saves || readOnly || isFlightNumber(text)) return;
    event.preventDefault();
    event.stopPropagation();
    const { form } = event.currentTarget;
    void leave().then(() => form?.requestSubmit());
  }

  return (
    <TextInput
      ref={field.ref}
      name={field.name}
      label={t('flightNumber')}
      value={field.value}
      onValueChange={(typed) => {
        setLeft(false);
        field.onChange(typed);
      }}
      onBlur={() => {
        field.onBlur();
        void leave();
      }}
      error={fieldState.error?.message ?? (wrong ? message('informe_o_numero_do_voo') : undefined)}
      onKeyDown={handleKeyDown}
      required
      readOnly={readOnly}
    />
  );
}
