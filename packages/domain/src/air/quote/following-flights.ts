import type { AirQuote, AirService, Flight, Segment } from '../../entities/index.ts';
import { dayOf } from '../../internal/day-of.ts';
import { isExistingDay, isExistingWallClock } from '../../internal/existing-moment.ts';

/** The known fields of a flight before anything is typed in it. */
export type FlightStart = Pick<
  Flight,
  'cia' | 'ciaData' | 'origem' | 'origemData' | 'destino' | 'destinoData' | 'dataPartida' | 'dataChegada'
>;

/** The day of a time as it was typed; null while it cannot be read. */
function readableDay(moment: string | null): string | null {
  const day = dayOf(moment);
  return day !== null && isExistingDay(day) ? day : null;
}

/**
 * What is known of a flight that is added to a segment: it leaves from where the flight before it landed, on that day, with the same airline.
 * Undefined in a segment without flights.
 */
export function connectingFlight({ voos }: Pick<Segment, 'voos'>): FlightStart | undefined {
  const before = voos.at(-1);
  if (!before) return undefined;
  const day = readableDay(before.dataChegada);
  return {
    cia: before.cia,
    ciaData: before.ciaData,
    origem: before.destino,
    origemData: before.destinoData,
    destino: null,
    destinoData: null,
    dataPartida: day,
    dataChegada: day,
  };
}

/**
 * What is known of the flight of a segment that is added to a quote: a second segment leads back to where the first one began, a later one begins
 * where the last one ended. The airline is that of the last flight. Its day is that of the requested leg at this place; without one it is left
 * open. Undefined in a quote without flights.
 */
export function followingFlight(
  { segmentos }: Pick<AirQuote, 'segmentos'>,
  { segmentos: legs }: Pick<AirService, 'segmentos'>,
): FlightStart | undefined {
  const first = segmentos[0]?.voos[0];
  const last = segmentos.at(-1)?.voos.at(-1);
  if (!first || !last) return undefined;
  const back = segmentos.length === 1;
  const day = legs[segmentos.length]?.data ?? null;
  return {
    cia: last.cia,
    ciaData: last.ciaData,
    origem: last.destino,
    origemData: last.destinoData,
    destino: back ? first.origem : null,
    destinoData: back ? first.origemData : null,
    dataPartida: day,
    dataChegada: day,
  };
}

/** The place of a flight in a quote: `segmentos.0.voos.1`. */
export type FlightPath = `segmentos.${number}.voos.${number}`;

/**
 * The flights behind one whose airline changes that change with it, because nobody has said anything else about them: they have the airline that it had
 * until now, or none, and no number. The first one about which something was said ends the row. Nothing for a path without a flight.
 */
export function airlineFollowers({ segmentos }: Pick<AirQuote, 'segmentos'>, path: FlightPath): readonly FlightPath[] {
  const flights = segmentos.flatMap(({ voos }, s) => voos.map((flight, f) => ({ flight, path: `segmentos.${s}.voos.${f}` as const })));
  const at = flights.findIndex((each) => each.path === path);
  const changed = flights[at]?.flight;
  if (!changed) return [];
  const behind = flights.slice(at + 1);
  const spoken = behind.findIndex(({ flight: { cia, numero } }) => Boolean(numero) || (cia !== null && cia !== changed.cia));
  return (spoken < 0 ? behind : behind.slice(0, spoken)).map((each) => each.path);
}

/** Whether a quote brings its travellers back, or flies on, although the request asks for one way only. */
export function exceedsOneWay({ segmentos }: Pick<AirQuote, 'segmentos'>, { tipo }: Pick<AirService, 'tipo'>): boolean {
  return tipo === 'IDA' && segmentos.length > 1;
}

/**
 * The arrival that a typed departure leaves: an arrival whose time is still missing follows to the day of the departure; any other stays, and so does
 * each while the departure cannot be read.
 */
export function arrivalAfterDeparture(departure: string | null, arrival: string | null): string | null {
  const day = departure !== null && isExistingWallClock(departure) ? dayOf(departure) : null;
  return day !== null && (arrival === null || arrival.length === 10) ? day : arrival;
}
