import type { Airport } from '@guiche/domain/entities';
import { enumLabel, TIPO_CABINE, TIPO_PESQUISA_AEREA } from '@guiche/domain/enums';
import { airMessages } from '@guiche/domain/messages/air';
import { searchMessages } from '@guiche/domain/messages/search';
import { validationMessages } from '@guiche/domain/messages/validation';
import { useCallback, useState } from 'react';
import { useController, useFieldArray } from 'react-hook-form';
import { FormField } from '../../form/form-field/index.ts';
import { useMessage, useTexts, useViolationText } from '../../i18n/index.ts';
import { SelectInput } from '../../inputs/select-input/index.ts';
import { SearchFormFrame } from '../internal/search-form-frame.tsx';
import { useSearchForm } from '../use-search-form.ts';
import { AirLegFields } from './air-leg-fields.tsx';
import { AirLegs } from './air-legs.tsx';
import {
  type AirSearchCriteria,
  type AirSearchStart,
  type AirSearchValues,
  airFormViolations,
  criteriaOf,
  secondLeg,
  valuesOf,
} from './air-search-criteria.ts';
import { airSearchFormTexts } from './air-search-form.texts.ts';

export interface AirSearchFormProps {
  /** The criteria that are known, such as those of the service. Read once: another search is another `key`. */
  defaultValue?: AirSearchStart | undefined;
  /** What was typed before and not searched for, such as before the page was left: shown in place of `defaultValue`. Read once. */
  draft?: Readonly<AirSearchValues> | undefined;
  /** Called at each change with what the fields hold, half-typed texts included. */
  onDraftChange?: ((draft: AirSearchValues) => void) | undefined;
  /** The airports of `defaultValue` and of `draft`, by their codes: one that is missing here is shown by its code alone. */
  airports?: Readonly<Record<string, Airport>> | undefined;
  /** Called with each airport that is chosen: the draft holds its code alone. */
  onAirportFound?: ((airport: Airport) => void) | undefined;
  /** Finds airports by code, name or city while someone types; can be aborted by the signal. */
  searchAirports: (term: string, signal: AbortSignal) => Promise<readonly Airport[]>;
  /** Called with the criteria as they are sent. Nothing is wrong with them. */
  onSearch: (criteria: AirSearchCriteria) => void;
  /** A search is being started: the button is busy, and nothing is sent twice. */
  pending?: boolean;
  /** The present moment: with it, days that are past everywhere are refused. The same function at each rendering. */
  now?: (() => Date) | undefined;
  /** The day that the calendars mark, and from which a missing year is counted, ISO date; without it, the device's. */
  today?: string | undefined;
  /** Classes that are added, such as its margin. */
  className?: string;
}

/** The adults that are offered: as many as an airline takes in one reservation, unless more were asked for. */
const MOST_ADULTS = 9;

/**
 * The criteria of a search for flights, above its results: one way, there and back, or up to six legs. The way back of a round trip is the
 * way there in the opposite direction, so that only its day is asked.
 *
 * Use: above the `ResultList` of flights.
 * Not for: what narrows the results, which a `FilterPanel` does; the flights of a quote, which `AirQuoteModal` takes.
 * Keyboard: Tab: goes through the fields; Enter: searches, from any field whose list is closed.
 * Focus: goes to the first wrong field when the search is refused; to the first empty airport of a leg that was added; to the button that
 * adds one, after one was removed.
 * Screen reader: a search region named "Pesquisa de voos". Of several legs each is a group named by its number, and the button that removes
 * one says the number.
 * @see S-043
 * @keywords pesquisa aérea, pesquisa de voos, busca de passagens, ida e volta, múltiplos trechos, flight search
 */
export function AirSearchForm(props: AirSearchFormProps) {
  const {
    defaultValue = {},
    draft,
    onDraftChange,
    airports = {},
    onAirportFound,
    searchAirports,
    onSearch,
    pending = false,
    today,
    now,
    className = '',
  } = props;
  const t = useTexts(airSearchFormTexts);
  const message = useMessage(airMessages);
  const say = useViolationText(searchMessages, validationMessages);
  const [found, setFound] = useState<Readonly<Record<string, Airport>>>({});
  const [start] = useState(() => valuesOf(defaultValue));
  const rule = useCallback((values: AirSearchValues) => airFormViolations(values, now?.()), [now]);
  const { form, frame } = useSearchForm<AirSearchValues>({
    start,
    draft,
    onDraftChange,
    rule,
    say,
    onSearch: (values) => onSearch(criteriaOf(values)),
    pending,
  });
  const { control, getValues } = form;
  const legs = useFieldArray({ control, name: 'trechos', keyName: 'key' });
  const { field: kind } = useController({ control, name: 'tipo' });
  const { field: adults } = useController({ control, name: 'adultos' });
  const legFields = {
    form,
    today,
    airports: {
      known: { ...airports, ...found },
      search: searchAirports,
      onFound(airport: Airport) {
        setFound((before) => ({ ...before, [airport.iata]: airport }));
        onAirportFound?.(airport);
      },
    },
  };

  function changeKind(tipo: AirSearchValues['tipo'] | null) {
    if (tipo === null) return;
    if (tipo === 'MULTI') legs.update(1, secondLeg(getValues()));
    kind.onChange(tipo);
  }
  function labelOf<Value extends string>(enumeration: 'tipo_pesquisa_aerea' | 'cabine', value: Value) {
    const key = enumLabel(enumeration, value);
    return { value, label: key === null ? value : message(key) };
  }

  return (
    <SearchFormFrame slot="air-search-form" label={t('form')} {...frame} className={className}>
      <div className="g:w-39 g:max-sm:w-full">
        <SelectInput
          ref={kind.ref}
          name="tipo"
          label={t('kind')}
          options={TIPO_PESQUISA_AEREA.map((value) => labelOf('tipo_pesquisa_aerea', value))}
          value={kind.value}
          onValueChange={changeKind}
          onBlur={kind.onBlur}
          clearable={false}
        />
      </div>
      <div className="g:flex g:min-w-0 g:grow g:basis-172 g:flex-col g:gap-3 g:max-sm:basis-full">
        {kind.value === 'MULTI' ? (
          <AirLegs {...legFields} legs={legs} />
        ) : (
          <AirLegFields {...legFields} index={0} withReturn={kind.value === 'IDA_VOLTA'} />
        )}
      </div>
      <div className="g:w-36 g:max-sm:w-full">
        <FormField
          input={SelectInput}
          control={control}
          name="tipoCabine"
          label={t('cabin')}
          placeholder={t('anyCabin')}
          options={TIPO_CABINE.map((value) => labelOf('cabine', value))}
        />
      </div>
      <div className="g:w-20 g:max-sm:w-full">
        <SelectInput
          ref={adults.ref}
          name="adultos"
          label={t('adults')}
          options={Array.from({ length: Math.max(MOST_ADULTS, start.adultos) }, (_, index) => String(index + 1)).map((count) => ({
            value: count,
            label: count,
          }))}
          value={String(adults.value)}
          onValueChange={(count) => adults.onChange(Number(count))}
          onBlur={adults.onBlur}
          clearable={false}
        />
      </div>
    </SearchFormFrame>
  );
}
