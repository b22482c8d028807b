import { minutesBetween } from '../dates/index.ts';
import type { WallClock } from '../units/index.ts';
import { zoneOfAirport } from './zone-of-airport.ts';
import { momentOf } from './zoned-clock.ts';

/** A local time at an airport. */
export interface ClockAt {
  readonly clock: WallClock;
  /** IATA code; null while it is unknown. */
  readonly airport: string | null;
}

/**
 * Minutes from a departure to an arrival, each in the local time of its airport, with daylight saving: GRU 23:00 to MAO 02:00 of the next
 * day is 240. Positive also across the date line, where the local arrival may lie before the local departure; negative when the flight
 * arrives before it departs.
 *
 * When an airport is not in the list of airports, both times are read in one zone. `NaN` for a text that is not a date and time.
 * @see S-027, S-037
 */
export function minutesUnderWay(from: ClockAt, to: ClockAt): number {
  const [start, end] = [zoneOfAirport(from.airport), zoneOfAirport(to.airport)];
  if (start === undefined || end === undefined) return minutesBetween(from.clock, to.clock);
  return Math.round((momentOf(to.clock, end) - momentOf(from.clock, start)) / 60_000);
}
