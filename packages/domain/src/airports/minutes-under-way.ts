import { minutesBetween } from '../dates/index.ts';
import type { WallClock } from '../units/index.ts';
import { zoneOfAirport } from './zone-of-airport.ts';
import { momentOf } from './zoned-clock.ts';

/** What the clock of an airport shows. */
export interface ClockAt {
  readonly clock: WallClock;
  /** IATA code; null while it is unknown. */
  readonly airport: string | null;
}

/**
 * Minutes from a departure to an arrival, each on the clock of its airport, with daylight saving: GRU 23:00 to MAO 02:00 of the next day
 * is 240. Positive also across the date line, where the arrival's clock may lie before the departure's; negative when the flight runs
 * backwards.
 *
 * When an airport is not in the list of airports, both clocks are read as one. `NaN` for a text that is no time.
 * @see S-027, S-037
 */
export function minutesUnderWay(from: ClockAt, to: ClockAt): number {
  const [start, end] = [zoneOfAirport(from.airport), zoneOfAirport(to.airport)];
  if (start === undefined || end === undefined) return minutesBetween(from.clock, to.clock);
  return Math.round((momentOf(to.clock, end) - momentOf(from.clock, start)) / 60_000);
}
