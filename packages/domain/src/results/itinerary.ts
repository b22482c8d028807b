import { segmentEnds } from '../air/display/index.ts';
import { minutesUnderWay } from '../airports/index.ts';
import type { AirQuote, Segment } from '../entities/index.ts';

/** An air result as its flights make it up. */
export type Itinerary = Pick<AirQuote, 'segmentos'>;

/** The way out: the segment of type IDA, or the first when every one is a TRECHO. */
export function outboundSegment({ segmentos }: Itinerary): Segment | undefined {
  return segmentos.find(({ tipo }) => tipo === 'IDA') ?? segmentos[0];
}

/** The way back: the segment of type VOLTA; none in a one-way trip and in one of several legs. */
export function returnSegment({ segmentos }: Itinerary): Segment | undefined {
  return segmentos.find(({ tipo }) => tipo === 'VOLTA');
}

/** When a segment departs, as a wall-clock text; null while it is unknown. */
export function departureOf(segment: Segment | undefined): string | null {
  return (segment && segmentEnds(segment).first?.dataPartida) ?? null;
}

/** When a segment arrives, as a wall-clock text; null while it is unknown. */
export function arrivalOf(segment: Segment | undefined): string | null {
  return (segment && segmentEnds(segment).last?.dataChegada) ?? null;
}

function segmentMinutes(segment: Segment): number {
  const { first, last } = segmentEnds(segment);
  const [departure, arrival] = [first?.dataPartida ?? null, last?.dataChegada ?? null];
  if (departure === null || arrival === null) return Number.NaN;
  return minutesUnderWay({ clock: departure, airport: first?.origem ?? null }, { clock: arrival, airport: last?.destino ?? null });
}

function sumOfSegments(segmentos: readonly Segment[]): number | null {
  const minutes = segmentos.map(segmentMinutes);
  if (minutes.length === 0 || !minutes.every((each) => each >= 0)) return null;
  return minutes.reduce((total, each) => total + each, 0);
}

// A list is sorted by the duration of each result again and again, and reading a zone's clock takes its time.
const KNOWN = new WeakMap<readonly Segment[], number | null>();

/**
 * Minutes under way: from departure to arrival of each segment, added up; the days between the segments do not count.
 *
 * Each time is read on the clock of its airport, so that a flight across the date line counts like any other. Null without segments, and
 * when a time is missing or a segment arrives before it departs.
 * @see S-027, S-037
 */
export function travelMinutes({ segmentos }: Itinerary): number | null {
  const known = KNOWN.get(segmentos);
  if (known !== undefined) return known;
  const minutes = sumOfSegments(segmentos);
  KNOWN.set(segmentos, minutes);
  return minutes;
}

/** Stops of the whole trip: in each segment one less than it has flights. Null without flights. @see S-037 */
export function stopCount({ segmentos }: Itinerary): number | null {
  const flown = segmentos.filter(({ voos }) => voos.length > 0);
  return flown.length === 0 ? null : flown.reduce((total, { voos }) => total + voos.length - 1, 0);
}
