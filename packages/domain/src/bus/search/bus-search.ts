import { type RoundTrip, roundTripViolations } from '../../internal/round-trip.ts';
import type { Violation } from '../../messages/index.ts';

/** What is looked for: two bus stations, the day of departure, and a day of return for those who come back. */
export type BusSearch = RoundTrip;

/**
 * What forbids a coach search, each at its field; empty when it may be sent: both bus stations and the departure are needed, and a
 * return, if there is one, is not before the departure. The same day is allowed.
 * @see S-100
 */
export function busSearchViolations(search: BusSearch): readonly Violation[] {
  return roundTripViolations(search);
}
