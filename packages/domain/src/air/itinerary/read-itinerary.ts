import { brazilianClock } from '../../dates/index.ts';
import { amadeus } from './amadeus.ts';
import { galileo } from './galileo.ts';
import { groupFlights } from './group-flights.ts';
import type { Itinerary, ItineraryFlight, ItineraryLine, LineMeaning } from './itinerary.ts';
import type { LineReading, SystemReader } from './line-reading.ts';
import { plainLine, readLines } from './read-lines.ts';
import { sabre } from './sabre.ts';
import { worldspan } from './worldspan.ts';

const READERS: readonly SystemReader[] = [amadeus, sabre, galileo, worldspan];

/** How much the reading of a line speaks for its system. A line that only one system prints outweighs a few flights, which some print alike. */
function weightOf(reading: LineReading | undefined): number {
  if (!reading) return 0;
  if (reading.telling) return 12;
  if (reading.meaning.kind === 'silent') return 1;
  return reading.meaning.kind === 'flight' || reading.meaning.kind === 'notTaken' ? 3 : 2;
}

const isUnderstood = ({ kind }: LineMeaning) => kind !== 'silent' && kind !== 'notUnderstood';

/** Puts the airline's locator that stands on a line of its own to the flight above it. */
function withAirlineLocators(meanings: readonly LineMeaning[]): readonly LineMeaning[] {
  return meanings.map((meaning, index) => {
    if (meaning.kind !== 'flight') return meaning;
    const below = meanings.slice(index + 1, index + 4).find(({ kind }) => kind !== 'silent');
    if (below?.kind !== 'airlineLocator' || below.locator === null) return meaning;
    return { kind: 'flight', flight: { ...meaning.flight, airlineLocator: below.locator } };
  });
}

/** The airline's locator, if all flights carry the same. */
function commonAirlineLocator([first, ...others]: readonly ItineraryFlight[]): string | null {
  const locator = first?.airlineLocator ?? null;
  return others.every(({ airlineLocator }) => airlineLocator === locator) ? locator : null;
}

function ofKind<Kind extends LineMeaning['kind']>(meanings: readonly LineMeaning[], kind: Kind): Extract<LineMeaning, { kind: Kind }>[] {
  return meanings.filter((meaning): meaning is Extract<LineMeaning, { kind: Kind }> => meaning.kind === kind);
}

/**
 * What a pasted itinerary says, as Amadeus, Sabre, Galileo, Apollo or Worldspan print it; which of them is found out from the text. Each line
 * is read by itself, so that greetings, signatures and lines of another system disturb nothing. Never throws.
 *
 * Days are those around `now` in Brasília: from 30 days before to 11 months after. Of several time limits the earliest holds. `lines` tells of
 * every line of the text (ended by CR LF, CR or LF) whether it was understood, is known to say nothing here, or was not understood.
 * @see B-001, B-002, B-003, B-004, B-005
 */
export function readItinerary(text: string, now: Date): Itinerary {
  const texts = text.split(/\r\n|\r|\n/);
  const today = brazilianClock(now).slice(0, 10);
  const plain = texts.map(plainLine);
  const ranked = READERS.map((reader) => {
    const readings = readLines(plain, reader, today);
    return { system: reader.system, readings, weight: readings.reduce((sum, reading) => sum + weightOf(reading), 0) };
  }).sort((one, other) => other.weight - one.weight);

  const meanings = withAirlineLocators(
    texts.map((_, index): LineMeaning => {
      const reader = ranked.find(({ readings }) => readings[index]);
      return reader?.readings[index]?.meaning ?? { kind: 'notUnderstood' };
    }),
  );
  const lines = meanings.map((meaning, index): ItineraryLine => ({ number: index + 1, text: texts[index] ?? '', meaning }));
  const flights = ofKind(meanings, 'flight').map(({ flight }) => flight);
  const [locator, ...otherLocators] = new Set(ofKind(meanings, 'locator').flatMap(({ locator: printed }) => printed ?? []));
  const limits = ofKind(meanings, 'timeLimit').flatMap(({ timeLimit }) => timeLimit ?? []);
  return {
    system: meanings.some(isUnderstood) ? (ranked[0]?.system ?? null) : null,
    locator: locator ?? commonAirlineLocator(flights),
    otherLocators,
    passengers: ofKind(meanings, 'passengers').flatMap(({ passengers }) => passengers),
    segments: groupFlights(meanings),
    timeLimit: limits.sort()[0] ?? null,
    lines,
    notUnderstood: lines.filter(({ meaning }) => meaning.kind === 'notUnderstood'),
  };
}
