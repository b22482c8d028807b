import { daysBetween, minutesBetween } from '../../dates/index.ts';
import type { TipoSegmento } from '../../enums/index.ts';
import type { ItineraryFlight, ItinerarySegment, LineMeaning } from './itinerary.ts';
import { sameCity } from './same-city.ts';

const MINUTES_OF_A_CONNECTION = 24 * 60;

/** Whether a flight leaves within 24 hours after another one landed; where a time is missing, on the same or the next day. */
function leavesSoonAfter({ arrival }: ItineraryFlight, { departure }: ItineraryFlight): boolean {
  const timed = arrival.includes('T') && departure.includes('T');
  const [wait, limit] = timed ? [minutesBetween(arrival, departure), MINUTES_OF_A_CONNECTION] : [daysBetween(arrival, departure), 2];
  return wait >= 0 && wait < limit;
}

/** Whether a flight goes on in the direction of those before it, and does not come back to a city of theirs. */
function goesOn(flights: readonly ItineraryFlight[], next: ItineraryFlight): boolean {
  const last = flights.at(-1);
  if (!last || last.destination !== next.origin || !leavesSoonAfter(last, next)) return false;
  return !flights.some(({ origin, destination }) => sameCity(origin, next.destination) || sameCity(destination, next.destination));
}

/** Out and back, one way, or as many segments as there are. */
function kindsOf(directions: readonly (readonly ItineraryFlight[])[]): readonly TipoSegmento[] {
  const [out, back, ...more] = directions;
  if (more.length > 0) return [];
  if (!back) return ['IDA'];
  const [start, end] = [out?.[0]?.origin, back.at(-1)?.destination];
  return start !== undefined && end !== undefined && sameCity(start, end) ? ['IDA', 'VOLTA'] : [];
}

/**
 * The segments of a trip from its lines in their order. Flights that go on from where the last one landed, less than 24 hours later, are one
 * segment; a surface sector, an open flight, and a flight back to a city of the segment end it. Two segments, of which the second lands
 * in the city where the first began, are Ida and Volta; one alone is Ida; others are Trecho.
 * @see B-004
 */
export function groupFlights(meanings: readonly LineMeaning[]): readonly ItinerarySegment[] {
  const directions: ItineraryFlight[][] = [];
  let apart = true;
  for (const meaning of meanings) {
    if (meaning.kind === 'gap' || meaning.kind === 'open') apart = true;
    if (meaning.kind !== 'flight') continue;
    const present = directions.at(-1);
    if (present && !apart && goesOn(present, meaning.flight)) present.push(meaning.flight);
    else directions.push([meaning.flight]);
    apart = false;
  }
  const kinds = kindsOf(directions);
  return directions.map((flights, index) => ({ tipo: kinds[index] ?? 'TRECHO', flights }));
}
