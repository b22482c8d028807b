import { expect, test } from 'vitest';
import { PRINTED_AT, PRINTED_ITINERARIES } from '../../test-support/itineraries.ts';
import { type Itinerary, readItinerary } from './index.ts';

/** What was read, in the form of the table. */
function summary({ system, locator, passengers, timeLimit, segments, lines, notUnderstood }: Itinerary) {
  return {
    system,
    locator,
    passengers,
    timeLimit,
    segments: segments.map(({ flights }) => flights.map(({ airlineLocator: _, ...flight }) => flight)),
    notUnderstood: notUnderstood.map(({ number }) => number),
    notTaken: lines.flatMap(({ number, meaning }) => (meaning.kind === 'notTaken' ? [{ line: number, status: meaning.status }] : [])),
  };
}

test.each(PRINTED_ITINERARIES)('B-001 B-002 $called', ({ text, read }) => {
  expect(summary(readItinerary(text, PRINTED_AT))).toEqual(read);
});
