import { minutesUnderWay } from '../../airports/index.ts';
import type { AirQuote, Flight } from '../../entities/index.ts';

/** A flight that arrives before it departs, with its path in the quote. */
export interface BackwardFlight {
  readonly flight: Flight;
  readonly path: string;
}

function isBackward({ dataPartida, origem, dataChegada, destino }: Flight): boolean {
  if (dataPartida === null || dataChegada === null) return false;
  return minutesUnderWay({ clock: dataPartida, airport: origem }, { clock: dataChegada, airport: destino }) < 0;
}

/**
 * The flights that arrive before they depart, which the clerk has to confirm before saving; they are not violations.
 *
 * Each time is read in the zone of its airport, so a flight across the date line (AKL 10 December 20:00 to HNL 10 December 06:30) is not
 * among them. When an airport is not in the list of airports, both times are read in one zone.
 * @see
 */
export function backwardFlights(quote: Pick<AirQuote, 'segmentos'>): readonly BackwardFlight[] {
  return quote.segmentos.flatMap(({ voos }, s) =>
    voos.flatMap((flight, f) => (isBackward(flight) ? [{ flight, path: `segmentos.${s}.voos.${f}` }] : [])),
  );
}
