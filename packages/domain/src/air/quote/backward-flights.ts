import { minutesUnderWay } from '../../airports/index.ts';
import { addDays } from '../../dates/index.ts';
import type { AirQuote, Flight } from '../../entities/index.ts';
import { dayOf } from '../../internal/day-of.ts';
import type { FlightPath } from './following-flights.ts';

/** A flight that arrives before it departs, with its path in the quote. */
export interface BackwardFlight {
  readonly flight: Flight;
  readonly path: FlightPath;
  /** The arrival on the next day, when it was typed on the day of the departure and a night flight is what is meant; else null. */
  readonly nextDay: string | null;
}

function arrivalOnNextDay(flight: Flight): string | null {
  const { dataPartida, dataChegada } = flight;
  if (dataChegada === null || dayOf(dataPartida) !== dayOf(dataChegada)) return null;
  const day = addDays(dataChegada.slice(0, 10), 1);
  const arrival = day && `${day}${dataChegada.slice(10)}`;
  return arrival && !isBackward({ ...flight, dataChegada: arrival }) ? arrival : null;
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
    voos.flatMap((flight, f) =>
      isBackward(flight) ? [{ flight, path: `segmentos.${s}.voos.${f}`, nextDay: arrivalOnNextDay(flight) }] : [],
    ),
  );
}
