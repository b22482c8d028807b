import { quotesMessages } from '@guiche/domain/messages/quotes';
import { searchMessages } from '@guiche/domain/messages/search';
import { validationMessages } from '@guiche/domain/messages/validation';
import { useCallback, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormField } from '../../form/form-field/index.ts';
import { useTexts, useViolationText } from '../../i18n/index.ts';
import { DateTimeInput } from '../../inputs/date-time-input/index.ts';
import { dayIn } from '../../internal/day-in.ts';
import type { SearchPlaces } from '../../quote/place-field.tsx';
import { SearchFormFrame } from '../internal/search-form-frame.tsx';
import { PlaceSearchField } from '../place-search-field.tsx';
import { useSearchForm } from '../use-search-form.ts';
import {
  type CarSearchCriteria,
  type CarSearchStart,
  type CarSearchValues,
  carFormViolations,
  criteriaOf,
  valuesOf,
} from './car-search-criteria.ts';
import { carSearchFormTexts } from './car-search-form.texts.ts';

export interface CarSearchFormProps {
  /** The criteria that are known, such as those of the service. Read once: another search is another `key`. */
  defaultValue?: CarSearchStart | undefined;
  /** What was typed before and not searched for, such as before the page was left: shown in place of `defaultValue`. Read once. */
  draft?: Readonly<CarSearchValues> | undefined;
  /** Called at each change with what the fields hold, half-typed texts included. */
  onDraftChange?: ((draft: CarSearchValues) => void) | undefined;
  /** Finds cities while someone types; can be aborted by the signal. */
  searchCities: SearchPlaces;
  /** Called with the criteria as they are sent. Nothing is wrong with them. */
  onSearch: (criteria: CarSearchCriteria) => void;
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
 * The criteria of a search for cars, above its results: where and when the car is fetched and brought back. It goes back to the city where it
 * is fetched, unless another one is chosen.
 *
 * Use: above the `ResultList` of cars.
 * Not for: what narrows the results, which a `FilterPanel` does; the rental of a quote, which `CarQuoteModal` takes.
 * Keyboard: Tab: goes through the fields; Enter: searches, from any field whose list is closed.
 * Focus: goes to the first wrong field when the search is refused.
 * Screen reader: a search region named "Pesquisa de carros".
 * @see S-070
 * @keywords pesquisa de carros, busca de locação, retirada, devolução, car search
 */
export function CarSearchForm(props: CarSearchFormProps) {
  const { defaultValue = {}, draft, onDraftChange, searchCities, onSearch, pending = false, today, now, className = '' } = props;
  const t = useTexts(carSearchFormTexts);
  const say = useViolationText(searchMessages, quotesMessages, validationMessages);
  const [start] = useState(() => valuesOf(defaultValue));
  const rule = useCallback((values: CarSearchValues) => carFormViolations(values, now?.()), [now]);
  const { form, frame } = useSearchForm<CarSearchValues>({
    start,
    draft,
    onDraftChange,
    rule,
    say,
    onSearch: (values) => onSearch(criteriaOf(values)),
    pending,
  });
  const { control } = form;
  const from = dayIn(useWatch({ control, name: 'dataRetirada' }));
  return (
    <SearchFormFrame slot="car-search-form" label={t('form')} {...frame} className={className}>
      <div className="g:min-w-0 g:grow g:basis-44 g:max-sm:basis-full">
        <PlaceSearchField control={control} name="cidadeRetirada" label={t('pickupCity')} search={searchCities} required />
      </div>
      <div className="g:w-48 g:max-sm:w-full">
        <FormField input={DateTimeInput} control={control} name="dataRetirada" label={t('pickup')} today={today} required />
      </div>
      <div className="g:min-w-0 g:grow g:basis-44 g:max-sm:basis-full">
        <PlaceSearchField
          control={control}
          name="cidadeDevolucao"
          label={t('returnCity')}
          placeholder={t('sameCity')}
          search={searchCities}
        />
      </div>
      <div className="g:w-48 g:max-sm:w-full">
        <FormField
          input={DateTimeInput}
          control={control}
          name="dataDevolucao"
          label={t('return')}
          today={today}
          day={from}
          min={from}
          required
        />
      </div>
    </SearchFormFrame>
  );
}
