import type { Airport, AirQuote, AirService, Flight } from '../../entities/index.ts';
import type { FlightPath } from './following-flights.ts';

/** One of the two airports of a flight. */
export type FlightEnd = 'origem' | 'destino';

/** An airport of a flight that follows another one: its field, and what it holds from now on. */
export interface FollowingAirport {
  readonly path: FlightPath;
  readonly end: FlightEnd;
  readonly code: string;
  readonly airport: Airport | null;
}

/** An airport that is chosen in place of another one. */
export interface AirportChange {
  readonly path: FlightPath;
  readonly end: FlightEnd;
  /** What the field held before; null when it was empty. */
  readonly before: Pick<FollowingAirport, 'code' | 'airport'> | null;
  readonly after: Pick<FollowingAirport, 'code' | 'airport'>;
}

/** Whether an airport may follow: nobody has said another one. */
const follows = (held: string | null, before: string | null) => held === null || held === before;

/**
 * The airports that change with one that is chosen, because nobody has said anything else about them: they are empty, or the same as the chosen one
 * was until now.
 *
 * - The destination of a flight: the next flight of its segment leaves from there, and takes over the former destination while it has none of its own
 *   (VCP to GYN becomes VCP to BSB and BSB to GYN). At the end of a segment, the next segment begins there.
 * - The origin of the first flight of the quote: a single way back ends there.
 *
 * What the request asks for (`legs`) stays: a way back that it names is not this one's.
 */
export function airportFollowers(
  { segmentos }: Pick<AirQuote, 'segmentos'>,
  { path, end, before, after }: AirportChange,
  { segmentos: legs }: Pick<AirService, 'segmentos'>,
): readonly FollowingAirport[] {
  const s = segmentos.findIndex((_segment, index) => path.startsWith(`segmentos.${index}.`));
  const flights = segmentos[s]?.voos ?? [];
  const f = flights.findIndex((_flight, index) => path === `segmentos.${s}.voos.${index}`);
  if (f < 0) return [];
  const from = before?.code ?? null;
  const at = (segment: number, flight: number, which: FlightEnd, to = after): FollowingAirport => ({
    path: `segmentos.${segment}.voos.${flight}`,
    end: which,
    ...to,
  });
  const next = flights[f + 1];
  if (end === 'destino' && next) {
    return [
      ...(follows(next.origem, from) ? [at(s, f + 1, 'origem')] : []),
      ...(next.destino === null && before && before.code !== after.code ? [at(s, f + 1, 'destino', before)] : []),
    ];
  }
  if (end === 'destino') {
    const onward = segmentos[s + 1]?.voos[0];
    // A connection without a destination was the end of its segment with its origin.
    const formerEnd = from ?? (f > 0 ? (flights[f]?.origem ?? null) : null);
    return onward && !isRequested(onward, 'origem', legs[s + 1]) && follows(onward.origem, formerEnd) ? [at(s + 1, 0, 'origem')] : [];
  }
  const last = segmentos[1]?.voos.at(-1);
  const isBegin = s === 0 && f === 0 && segmentos.length === 2;
  if (!isBegin || !last || isRequested(last, 'destino', legs[1]) || !follows(last.destino, from)) return [];
  return [at(1, (segmentos[1]?.voos.length ?? 1) - 1, 'destino')];
}

function isRequested(flight: Flight, end: FlightEnd, leg: AirService['segmentos'][number] | undefined): boolean {
  return flight[end] !== null && flight[end] === leg?.[end];
}
