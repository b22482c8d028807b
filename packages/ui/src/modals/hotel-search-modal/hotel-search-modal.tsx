import type { Traveller } from '@guiche/domain/entities';
import { nights } from '@guiche/domain/hotel/pricing';
import { suggestedCheckout } from '@guiche/domain/hotel/search';
import { dialogsMessages } from '@guiche/domain/messages/dialogs';
import { hotelMessages } from '@guiche/domain/messages/hotel';
import { searchMessages } from '@guiche/domain/messages/search';
import { validationMessages } from '@guiche/domain/messages/validation';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Banner } from '../../feedback/banner/index.ts';
import { InlineError } from '../../feedback/inline-error/index.ts';
import { FormField } from '../../form/form-field/index.ts';
import { useMessage, useTexts, useViolationText } from '../../i18n/index.ts';
import { DateInput } from '../../inputs/date-input/index.ts';
import { IntegerInput } from '../../inputs/integer-input/index.ts';
import { dayIn } from '../../internal/day-in.ts';
import { useOpening } from '../../internal/use-opening.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import type { SearchPlaces } from '../../quote/place-field.tsx';
import {
  criteriaOf,
  type HotelSearchCriteria,
  type HotelSearchStart,
  hotelFormViolations,
  hoursOf,
  valuesOf,
} from '../../search/hotel-search-form/hotel-search-criteria.ts';
import { PlaceSearchField } from '../../search/place-search-field.tsx';
import { useSearchForm } from '../../search/use-search-form.ts';
import { hotelSearchModalTexts } from './hotel-search-modal.texts.ts';
import type { HotelSearchModalValues } from './hotel-search-modal-values.ts';
import { TravellersField } from './travellers-field.tsx';

/** A search for hotels, with those who stay. Check-in and check-out are wall-clock times. */
export interface TravellersHotelSearch extends HotelSearchCriteria {
  readonly viajantes: readonly Traveller[];
}

export interface HotelSearchModalProps {
  /** Whether the window is shown. */
  open: boolean;
  /** Called with `false` for Escape and for the buttons that close it; not while `pending`. */
  onOpenChange: (open: boolean) => void;
  /** The request in one line, under the title. */
  context?: ReactNode;
  /**
   * The criteria that are known, such as those of the service; the hours of its check-in and check-out are sent with the days that are typed.
   * Read when the window opens.
   */
  defaultValue?: HotelSearchStart | undefined;
  /** The travellers of the request, in the order in which they are listed. */
  travellers: readonly Traveller[];
  /** The ids of those who are ticked when the window opens; everybody by default. */
  defaultTravellerIds?: readonly string[] | undefined;
  /** Whether the agency's settings have the service type hotel switched on. @see S-085 */
  serviceIsActive: boolean;
  /** Finds cities while someone types; can be aborted by the signal. */
  searchCities: SearchPlaces;
  /** Called with the search, which nothing is wrong with. The caller closes the window. */
  onSearch: (search: TravellersHotelSearch) => void;
  /** The search is being started: the button is busy, and nothing is sent twice. */
  pending?: boolean;
  /** Why it could not be started; the window stays with what was typed. */
  error?: ReactNode;
  /** The present moment: with it, days that are past everywhere are refused. The same function at each rendering. */
  now?: (() => Date) | undefined;
  /** The day that the calendars mark, and from which a missing year is counted, ISO date; without it, the device's. */
  today?: string | undefined;
}

/**
 * Starts a search for hotels: city, check-in and check-out, how many adults, and who stays. A check-in suggests the day after it as the
 * check-out, until one is typed.
 *
 * Use: where a search for hotels begins from another screen: a request, the change of a stay.
 * Not for: the criteria above a list of results, which are a `HotelSearchForm`.
 * Keyboard: Tab: goes through the fields; Space: ticks a traveller; Enter: searches, from any field whose list is closed; Escape: closes.
 * Focus: on the city; on the first wrong field after a refusal. It returns to what opened the window.
 * Screen reader: the nights are read after the check-out; the travellers are a group of check boxes; what is wrong is read with its field.
 * @see S-076, S-079, S-080, S-083, S-084, S-085
 * @keywords pesquisar hotéis, busca de hospedagem, check-in, hóspedes, hotel search
 */
export function HotelSearchModal(props: HotelSearchModalProps) {
  return <HotelSearchWindow key={useOpening(props.open)} {...props} />;
}

function HotelSearchWindow(props: HotelSearchModalProps) {
  const { open, onOpenChange, context, defaultValue = {}, travellers, serviceIsActive, searchCities, onSearch } = props;
  const { defaultTravellerIds, pending = false, error, today, now } = props;
  const t = useTexts(hotelSearchModalTexts);
  const message = useMessage(dialogsMessages);
  const say = useViolationText(hotelMessages, searchMessages, validationMessages);
  const [start] = useState(() => {
    const viajantes = defaultTravellerIds ?? travellers.map(({ id }) => id);
    const values: HotelSearchModalValues = { ...valuesOf(defaultValue), viajantes };
    return { values, hours: hoursOf(defaultValue) };
  });
  /** Whether somebody said when the stay ends: nothing is suggested then. */
  const isCheckoutGiven = useRef(start.values.checkout !== null);
  const stayingOf = useCallback(
    ({ viajantes }: HotelSearchModalValues) => travellers.filter(({ id }) => viajantes.includes(id)),
    [travellers],
  );
  const rule = useCallback(
    (values: HotelSearchModalValues) =>
      hotelFormViolations(values, start.hours, { travellers: stayingOf(values), serviceIsActive, now: now?.() }),
    [start, stayingOf, serviceIsActive, now],
  );
  const { form, frame } = useSearchForm<HotelSearchModalValues>({
    start: start.values,
    rule,
    say,
    onSearch: (values) => onSearch({ ...criteriaOf(values, start.hours), viajantes: stayingOf(values) }),
    pending,
  });
  const { control, setValue } = form;
  const [checkin, checkout] = useWatch({ control, name: ['checkin', 'checkout'] });
  const count = nights(checkin, checkout);
  const from = dayIn(checkin);

  function change(next: boolean) {
    if (!pending) onOpenChange(next);
  }
  function suggest(picked: string | null) {
    // A day that is still being typed, or that does not exist, suggests nothing.
    if (isCheckoutGiven.current || picked === null || dayIn(picked) !== picked) return;
    setValue('checkout', suggestedCheckout(picked));
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={t('title')}
      context={context}
      onSubmit={frame.onSubmit}
      footer={
        <>
          <Button onClick={() => change(false)}>{message('cancelar')}</Button>
          <Button type="submit" tone="primary" pending={pending}>
            {t('search')}
          </Button>
        </>
      }
    >
      <div className="g:grid g:gap-3">
        {error && <Banner tone="danger" title={error} />}
        {frame.refusals.map((words) => (
          <InlineError key={words}>{words}</InlineError>
        ))}
        <PlaceSearchField control={control} name="cidade" label={t('city')} search={searchCities} required />
        <div className="g:grid g:grid-cols-2 g:gap-3 g:sm:grid-cols-[1fr_1fr_6rem]">
          <FormField
            input={DateInput}
            control={control}
            name="checkin"
            label={t('checkin')}
            today={today}
            onValueChange={suggest}
            required
          />
          <FormField
            input={DateInput}
            control={control}
            name="checkout"
            label={t('checkout')}
            description={count > 0 ? t('nights', { count }) : undefined}
            today={today}
            day={from}
            min={from}
            onValueChange={(typed) => {
              isCheckoutGiven.current = typed !== null;
            }}
            required
          />
          <FormField input={IntegerInput} control={control} name="adultos" label={t('adults')} maxDigits={2} required />
        </div>
        <TravellersField control={control} travellers={travellers} />
      </div>
    </Dialog>
  );
}
