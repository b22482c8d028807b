import { busSearchViolations } from '@guiche/domain/bus/search';
import { searchMessages } from '@guiche/domain/messages/search';
import { validationMessages } from '@guiche/domain/messages/validation';
import { useCallback, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormField } from '../../form/form-field/index.ts';
import { useTexts, useViolationText } from '../../i18n/index.ts';
import { DateInput } from '../../inputs/date-input/index.ts';
import { dayIn } from '../../internal/day-in.ts';
import type { SearchPlaces } from '../../quote/place-field.tsx';
import { SearchFormFrame } from '../internal/search-form-frame.tsx';
import { SwapButton } from '../internal/swap-button.tsx';
import { PlaceSearchField } from '../place-search-field.tsx';
import { useSearchForm } from '../use-search-form.ts';
import { type BusSearchCriteria, type BusSearchStart, type BusSearchValues, criteriaOf, valuesOf } from './bus-search-criteria.ts';
import { busSearchFormTexts } from './bus-search-form.texts.ts';

export interface BusSearchFormProps {
  /** The criteria that are known, such as those of the service. Read once: another search is another `key`. */
  defaultValue?: BusSearchStart | undefined;
  /** What was typed before and not searched for, such as before the page was left: shown in place of `defaultValue`. Read once. */
  draft?: Readonly<BusSearchValues> | undefined;
  /** Called at each change with what the fields hold, half-typed texts included. */
  onDraftChange?: ((draft: BusSearchValues) => void) | undefined;
  /** Finds bus stations by their city or their own name while someone types; can be aborted by the signal. */
  searchStations: SearchPlaces;
  /** Called with the criteria as they are sent. Nothing is wrong with them. */
  onSearch: (criteria: BusSearchCriteria) => void;
  /** A search is being started: the button is busy, and nothing is sent twice. */
  pending?: boolean;
  /** The present moment: with it, days that are past everywhere are refused. The same function at each rendering. */
  now?: (() => Date) | undefined;
  /** The day that the calendars mark, and from which a missing year is counted, ISO date; without it, the device's. */
  today?: string | undefined;
  /** Classes that are added, such as its margin. */
  className?: string;
}

/**
 * The criteria of a search for coaches, above its results: from one bus station to another, and back where a day of return is given.
 *
 * Use: above the `ResultList` of coaches.
 * Not for: what narrows the results, which a `FilterPanel` does; the trip of a quote, which `BusQuoteModal` takes.
 * Keyboard: Tab: goes through the fields; Enter: searches, from any field whose list is closed.
 * Focus: goes to the first wrong field when the search is refused.
 * Screen reader: a search region named "Pesquisa de ônibus".
 * @see S-100
 * @keywords pesquisa de ônibus, busca rodoviária, rodoviária, passagem de ônibus, bus search
 */
export function BusSearchForm(props: BusSearchFormProps) {
  const { defaultValue = {}, draft, onDraftChange, searchStations, onSearch, pending = false, today, now, className = '' } = props;
  const t = useTexts(busSearchFormTexts);
  const say = useViolationText(searchMessages, validationMessages);
  const [start] = useState(() => valuesOf(defaultValue));
  const rule = useCallback((values: BusSearchValues) => busSearchViolations(values, now?.()), [now]);
  const { form, frame } = useSearchForm<BusSearchValues>({
    start,
    draft,
    onDraftChange,
    rule,
    say,
    onSearch: (values) => onSearch(criteriaOf(values)),
    pending,
  });
  const { control, getValues, setValue } = form;
  const from = dayIn(useWatch({ control, name: 'dataIda' }));

  function swap() {
    const { origem, destino } = getValues();
    setValue('origem', destino);
    setValue('destino', origem);
  }

  return (
    <SearchFormFrame slot="bus-search-form" label={t('form')} {...frame} className={className}>
      <div className="g:flex g:min-w-0 g:grow g:basis-64 g:items-start g:gap-2 g:max-sm:basis-full">
        <div className="g:min-w-0 g:grow">
          <PlaceSearchField control={control} name="origem" label={t('origin')} search={searchStations} required />
        </div>
        <SwapButton onSwap={swap} />
      </div>
      <div className="g:min-w-0 g:grow g:basis-56 g:max-sm:basis-full">
        <PlaceSearchField control={control} name="destino" label={t('destination')} search={searchStations} required />
      </div>
      <div className="g:w-40 g:max-sm:w-full">
        <FormField input={DateInput} control={control} name="dataIda" label={t('departure')} today={today} required />
      </div>
      <div className="g:w-40 g:max-sm:w-full">
        <FormField input={DateInput} control={control} name="dataVolta" label={t('return')} today={today} day={from} min={from} />
      </div>
    </SearchFormFrame>
  );
}
