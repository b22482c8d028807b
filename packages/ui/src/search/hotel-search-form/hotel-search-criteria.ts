import { type HotelSearch, hotelSearchViolations, NEW_HOTEL_SEARCH } from '@guiche/domain/hotel/search';
import type { Violation } from '@guiche/domain/messages';
import { dayIn } from '../../internal/day-in.ts';

/** The criteria of a search for hotels, as they are sent: check-in and check-out are wall-clock times. */
export interface HotelSearchCriteria {
  readonly cidade: string;
  readonly checkin: string;
  readonly checkout: string;
  readonly adultos: number;
}

/** What the form begins with: what is known of the criteria. */
export type HotelSearchStart = { readonly [Name in keyof HotelSearchCriteria]?: HotelSearchCriteria[Name] | null | undefined };

/** What the fields hold: of check-in and check-out the days. */
export interface HotelSearchValues {
  cidade: string | null;
  checkin: string | null;
  checkout: string | null;
  adultos: number | null;
}

/** The hours of a stay, which the screen does not ask. */
export interface StayHours {
  readonly checkin: string;
  readonly checkout: string;
}

/** The usual hours of a stay, where none are known. */
const USUAL_HOURS: StayHours = { checkin: 'T14:00', checkout: 'T12:00' };

const dayOf = (moment: string | null | undefined) => dayIn(moment) ?? null;
const hourOf = (moment: string | null | undefined) => moment?.slice('2026-12-10'.length);

/** The values of the form. @see S-079 */
export function valuesOf({ cidade, checkin, checkout, adultos }: HotelSearchStart): HotelSearchValues {
  return {
    cidade: cidade ?? NEW_HOTEL_SEARCH.cidade,
    checkin: dayOf(checkin),
    checkout: dayOf(checkout),
    adultos: adultos ?? NEW_HOTEL_SEARCH.adultos,
  };
}

/** The hours that the days of the form are sent with. */
export function hoursOf({ checkin, checkout }: HotelSearchStart): StayHours {
  return { checkin: hourOf(checkin) || USUAL_HOURS.checkin, checkout: hourOf(checkout) || USUAL_HOURS.checkout };
}

/** A day with its hour; a text that is no day stays as it is, so that the rule refuses it. */
function withHour(day: string | null, hour: string): string | null {
  return day !== null && dayIn(day) === day ? day + hour : day;
}

/** The search in the values, with the hours of the stay. */
function searchOf(values: HotelSearchValues, hours: StayHours): Omit<HotelSearch, 'viajantes'> {
  return {
    cidade: values.cidade,
    checkin: withHour(values.checkin, hours.checkin),
    checkout: withHour(values.checkout, hours.checkout),
    // An empty field asks for nobody.
    adultos: values.adultos ?? 0,
  };
}

interface Circumstances {
  readonly travellers: readonly unknown[];
  readonly serviceIsActive: boolean;
  readonly now: Date | undefined;
}

/** What forbids the search, each at its field. @see S-083, S-084, S-085 */
export function hotelFormViolations(
  values: HotelSearchValues,
  hours: StayHours,
  { travellers, ...circumstances }: Circumstances,
): readonly Violation[] {
  return hotelSearchViolations({ ...searchOf(values, hours), viajantes: travellers }, circumstances);
}

/** The criteria in values that nothing is wrong with. */
export function criteriaOf(values: HotelSearchValues, hours: StayHours): HotelSearchCriteria {
  const { cidade, checkin, checkout, adultos } = searchOf(values, hours);
  return { cidade: cidade ?? '', checkin: checkin ?? '', checkout: checkout ?? '', adultos };
}
