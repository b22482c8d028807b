import { segmentEnds, segmentMinutes } from '../air/display/index.ts';
import type { AirQuote, Segment } from '../entities/index.ts';

/** The segments of an air result. */
export type Itinerary = Pick<AirQuote, 'segmentos'>;

/** The way out: the segment of type IDA, or the first when every one is a TRECHO. */
export function outboundSegment({ segmentos }: Itinerary): Segment | undefined {
  return segmentos.find(({ tipo }) => tipo === 'IDA') ?? segmentos[0];
}

/** The way back: the segment of type VOLTA; `undefined` for a one-way trip and a trip of several legs. */
export function returnSegment({ segmentos }: Itinerary): Segment | undefined {
  return segmentos.find(({ tipo }) => tipo === 'VOLTA');
}

/** The departure of a segment as a wall-clock text; null while unknown. */
export function departureOf(segment: Segment | undefined): string | null {
  return (segment && segmentEnds(segment).first?.dataPartida) ?? null;
}

/** The arrival of a segment as a wall-clock text; null while unknown. */
export function arrivalOf(segment: Segment | undefined): string | null {
  return (segment && segmentEnds(segment).last?.dataChegada) ?? null;
}

function sumOfSegments(segmentos: readonly Segment[]): number | null {
  const minutes = segmentos.map(segmentMinutes);
  const known = minutes.filter((each) => each !== null);
  if (minutes.length === 0 || known.length < minutes.length) return null;
  return known.reduce((total, each) => total + each, 0);
}

// Cached: sorting a list reads each duration many times, and computing local times is slow.
const KNOWN = new WeakMap<readonly Segment[], number | null>();

/**
 * The travel time in minutes: the sum from departure to arrival of each segment; the days between the segments do not count.
 *
 * Each time is read in the zone of its airport, also across the date line. Null without segments, and when a time is missing or a segment
 * arrives before it departs.
 * @see S-027, S-037
 */
export function travelMinutes({ segmentos }: Itinerary): number | null {
  const known = KNOWN.get(segmentos);
  if (known !== undefined) return known;
  const minutes = sumOfSegments(segmentos);
  KNOWN.set(segmentos, minutes);
  return minutes;
}

/** The number of stops of the whole trip: in each segment the number of flights less one. Null without flights. @see S-037 */
export function stopCount({ segmentos }: Itinerary): number | null {
  const flown = segmentos.filter(({ voos }) => voos.length > 0);
  return flown.length === 0 ? null : flown.reduce((total, { voos }) => total + voos.length - 1, 0);
}
