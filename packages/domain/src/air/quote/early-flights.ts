import { minutesUnderWay } from '../../airports/index.ts';
import type { AirQuote, Flight } from '../../entities/index.ts';
import { isExistingWallClock } from '../../internal/existing-moment.ts';

/** A flight that departs before the flight before it lands, with its path in the quote. */
export interface EarlyFlight {
  readonly flight: Flight;
  readonly path: string;
  /** The flight before it: of the same segment, or the last one of the segment before. */
  readonly before: Flight;
}

function departsBefore({ dataChegada, destino }: Flight, { dataPartida, origem }: Flight): boolean {
  if (dataChegada === null || dataPartida === null) return false;
  if (!isExistingWallClock(dataChegada) || !isExistingWallClock(dataPartida)) return false;
  return minutesUnderWay({ clock: dataChegada, airport: destino }, { clock: dataPartida, airport: origem }) < 0;
}

/**
 * The flights that nobody can take: they depart before the flight before them lands, in a connection or on the way back. They are warnings, not
 * violations. Each time is read in the zone of its airport; a flight without a time is passed over.
 * @see B-016
 */
export function earlyFlights({ segmentos }: Pick<AirQuote, 'segmentos'>): readonly EarlyFlight[] {
  const flights = segmentos.flatMap(({ voos }, s) => voos.map((flight, f) => ({ flight, path: `segmentos.${s}.voos.${f}` })));
  return flights.flatMap(({ flight, path }, index) => {
    const before = flights[index - 1]?.flight;
    return before && departsBefore(before, flight) ? [{ flight, path, before }] : [];
  });
}
