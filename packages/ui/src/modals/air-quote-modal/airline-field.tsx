import { readFlightNumber } from '@guiche/domain/air/quote';
import type { Airline, AirQuote } from '@guiche/domain/entities';
import type { ClipboardEvent, Ref } from 'react';
import { type Control, useController } from 'react-hook-form';
import { useTexts } from '../../i18n/index.ts';
import { Autocomplete, type AutocompleteItem } from '../../inputs/autocomplete/index.ts';
import { mergeRefs } from '../../internal/merge-refs.ts';
import { useQuoteSurroundings } from '../../quote/quote-surroundings.ts';
import { useAirQuoteSurroundings } from './air-quote-context.ts';
import { codeItem } from './code-item.ts';
import { itineraryTexts } from './itinerary.texts.ts';
import { type FlightPath, useFlightCode } from './use-flight-code.ts';

interface AirlineOption extends AutocompleteItem {
  readonly data: Airline;
  /** The number of the flight, when a whole flight code was typed. */
  readonly numero?: string;
}

interface AirlineFieldProps {
  control: Control<AirQuote>;
  path: FlightPath;
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * The airline of a flight, searched by code or name. A whole flight code (`LA3345`) fills the number of the flight too: at once when it is
 * pasted; when it is typed, with the choice or when the field is left.
 */
export function AirlineField({ control, path, inputRef }: AirlineFieldProps) {
  const t = useTexts(itineraryTexts);
  const { sources } = useAirQuoteSurroundings();
  const { readOnly } = useQuoteSurroundings();
  const flight = useFlightCode(path);
  const { field, fieldState } = useController({ control, name: `${path}.cia` });
  const { field: data } = useController({ control, name: `${path}.ciaData` });

  async function search(term: string, signal: AbortSignal): Promise<readonly AirlineOption[]> {
    const code = readFlightNumber(term);
    const ofCode = code && (await flight.airlineOf(code, signal));
    if (ofCode) {
      return [{ ...codeItem(ofCode.iata, ofCode.nome), sublabel: t('flight', { number: code.numero }), data: ofCode, numero: code.numero }];
    }
    return (await sources.searchAirlines(term, signal)).map((airline) => ({ ...codeItem(airline.iata, airline.nome), data: airline }));
  }

  function fillFrom(text: string, input: EventTarget) {
    const code = readFlightNumber(text);
    if (!code || readOnly || !(input instanceof HTMLInputElement)) return;
    void flight.fill(code, () => readFlightNumber(input.value)?.numero === code.numero);
  }
  const handlePaste = (event: ClipboardEvent<HTMLElement>) => fillFrom(event.clipboardData.getData('text'), event.target);

  const chosen = field.value === null ? null : { ...codeItem(field.value, data.value?.nome), data: data.value };
  return (
    <div onPaste={handlePaste} className="g:min-w-0">
      <Autocomplete
        ref={mergeRefs(field.ref, inputRef)}
        name={field.name}
        label={t('airline')}
        minChars={2}
        folds
        value={chosen}
        onSearch={search}
        onValueChange={(item) => {
          flight.setAirline(item?.data ?? null);
          if (item?.numero) flight.setNumber(item.numero);
        }}
        onBlur={(event) => {
          field.onBlur();
          fillFrom(event.target.value, event.target);
        }}
        error={fieldState.error?.message}
        warning={field.value !== null && data.value === null ? t('unknownCode', { code: field.value }) : undefined}
        required
        readOnly={readOnly}
      />
    </div>
  );
}
