import { segmentEnds } from '../air/display/index.ts';
import { minutesBetween } from '../dates/index.ts';
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
  const [departure, arrival] = [departureOf(segment), arrivalOf(segment)];
  return departure === null || arrival === null ? Number.NaN : minutesBetween(departure, arrival);
}

/**
 * Minutes under way: from departure to arrival of each segment, added up; the days between the segments do not count.
 *
 * The clocks of both airports are read as one, as flights carry no zone. Null without segments, and when a time is missing or a segment
 * arrives before it departs.
 * @see S-027, S-037
 */
export function travelMinutes({ segmentos }: Itinerary): number | null {
  const minutes = segmentos.map(segmentMinutes);
  if (minutes.length === 0 || !minutes.every((each) => each >= 0)) return null;
  return minutes.reduce((total, each) => total + each, 0);
}

/** Stops of the whole trip: in each segment one less than it has flights. Null without flights. @see S-037 */
export function stopCount({ segmentos }: Itinerary): number | null {
  const flown = segmentos.filter(({ voos }) => voos.length > 0);
  return flown.length === 0 ? null : flown.reduce((total, { voos }) => total + voos.length - 1, 0);
}
