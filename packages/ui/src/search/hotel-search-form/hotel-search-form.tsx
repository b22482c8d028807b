import { nights } from '@guiche/domain/hotel/pricing';
import { suggestedCheckout } from '@guiche/domain/hotel/search';
import { hotelMessages } from '@guiche/domain/messages/hotel';
import { searchMessages } from '@guiche/domain/messages/search';
import { validationMessages } from '@guiche/domain/messages/validation';
import { useCallback, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormField } from '../../form/form-field/index.ts';
import { useTexts, useViolationText } from '../../i18n/index.ts';
import { DateInput } from '../../inputs/date-input/index.ts';
import { IntegerInput } from '../../inputs/integer-input/index.ts';
import { dayIn } from '../../internal/day-in.ts';
import type { SearchPlaces } from '../../quote/place-field.tsx';
import { SearchFormFrame } from '../internal/search-form-frame.tsx';
import { PlaceSearchField } from '../place-search-field.tsx';
import { useSearchForm } from '../use-search-form.ts';
import {
  criteriaOf,
  type HotelSearchCriteria,
  type HotelSearchStart,
  type HotelSearchValues,
  hotelFormViolations,
  hoursOf,
  valuesOf,
} from './hotel-search-criteria.ts';
import { hotelSearchFormTexts } from './hotel-search-form.texts.ts';

export interface HotelSearchFormProps {
  /**
   * The criteria that are known, such as those of the service. The hours of its check-in and check-out are sent with the days of the form. Read
   * once: another search is another `key`.
   */
  defaultValue?: HotelSearchStart | undefined;
  /** What was typed before and not searched for, such as before the page was left: shown in place of `defaultValue`. Read once. */
  draft?: Readonly<HotelSearchValues> | undefined;
  /** Called at each change with what the fields hold, half-typed texts included. */
  onDraftChange?: ((draft: HotelSearchValues) => void) | undefined;
  /** Who stays at the hotel: nobody is searched for without a traveller, nor more adults than there are travellers. @see S-083, S-084 */
  travellers: readonly unknown[];
  /** Whether the agency's settings have the service type hotel switched on. @see S-085 */
  serviceIsActive: boolean;
  /** Finds cities while someone types; can be aborted by the signal. */
  searchCities: SearchPlaces;
  /** Called with the criteria as they are sent. Nothing is wrong with them. */
  onSearch: (criteria: HotelSearchCriteria) => void;
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
 * The criteria of a search for hotels, above its results. A check-in suggests the day after it as the check-out, unless there is a later one;
 * the nights are counted below the check-out.
 *
 * Use: above the `ResultList` of hotels.
 * Not for: what narrows the results, which a `FilterPanel` does; the stay of a quote, which `HotelQuoteModal` takes.
 * Keyboard: Tab: goes through the fields; Enter: searches, from any field whose list is closed.
 * Focus: goes to the first wrong field when the search is refused.
 * Screen reader: a search region named "Pesquisa de hotéis"; the nights are read after the check-out. What is wrong and belongs to no field is
 * read at once.
 * @see S-079, S-080, S-081, S-083, S-084, S-085
 * @keywords pesquisa de hotéis, busca de hospedagem, check-in, diárias, noites, hotel search
 */
export function HotelSearchForm(props: HotelSearchFormProps) {
  const {
    defaultValue = {},
    draft,
    onDraftChange,
    travellers,
    serviceIsActive,
    searchCities,
    onSearch,
    pending = false,
    today,
    now,
    className = '',
  } = props;
  const t = useTexts(hotelSearchFormTexts);
  const say = useViolationText(hotelMessages, searchMessages, validationMessages);
  const [start] = useState(() => ({ values: valuesOf(defaultValue), hours: hoursOf(defaultValue) }));
  const rule = useCallback(
    (values: HotelSearchValues) => hotelFormViolations(values, start.hours, { travellers, serviceIsActive, now: now?.() }),
    [start, travellers, serviceIsActive, now],
  );
  const { form, frame } = useSearchForm<HotelSearchValues>({
    start: start.values,
    draft,
    onDraftChange,
    rule,
    say,
    onSearch: (values) => onSearch(criteriaOf(values, start.hours)),
    pending,
  });
  const { control, getValues, setValue } = form;
  const [checkin, checkout] = useWatch({ control, name: ['checkin', 'checkout'] });
  const count = nights(checkin, checkout);
  const from = dayIn(checkin);

  function suggest(picked: string | null) {
    // A day that is still being typed, or that does not exist, suggests nothing; a check-out that still lies behind it stays.
    if (picked === null || dayIn(picked) !== picked || nights(picked, getValues('checkout')) > 0) return;
    setValue('checkout', suggestedCheckout(picked));
  }

  return (
    <SearchFormFrame slot="hotel-search-form" label={t('form')} {...frame} className={className}>
      <div className="g:min-w-0 g:grow g:basis-56 g:max-sm:basis-full">
        <PlaceSearchField control={control} name="cidade" label={t('city')} search={searchCities} required />
      </div>
      <div className="g:w-40 g:max-sm:w-full">
        <FormField input={DateInput} control={control} name="checkin" label={t('checkin')} today={today} onValueChange={suggest} required />
      </div>
      <div className="g:w-40 g:max-sm:w-full">
        <FormField
          input={DateInput}
          control={control}
          name="checkout"
          label={t('checkout')}
          description={count > 0 ? t('nights', { count }) : undefined}
          today={today}
          day={from}
          min={from}
          required
        />
      </div>
      <div className="g:w-24 g:max-sm:w-full">
        <FormField input={IntegerInput} control={control} name="adultos" label={t('adults')} maxDigits={2} required />
      </div>
    </SearchFormFrame>
  );
}
