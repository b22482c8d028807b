import { pastDateViolations } from '../../internal/past-date.ts';
import { type RoundTrip, roundTripViolations } from '../../internal/round-trip.ts';
import type { Violation } from '../../messages/index.ts';

/** The criteria of a coach search: two bus stations, the day of departure and, for a round trip, the day of return. */
export type BusSearch = RoundTrip;

/**
 * What forbids a coach search, each at its field; empty when it may be sent: both bus stations and the departure are required, and a return
 * is not before the departure. The same day is allowed. With the present moment (`now`) the departure is not on a day that is past in every time zone.
 * @see S-100
 */
export function busSearchViolations(search: BusSearch, now?: Date): readonly Violation[] {
  return [...roundTripViolations(search), ...pastDateViolations({ field: 'dataIda', value: search.dataIda }, now)];
}
