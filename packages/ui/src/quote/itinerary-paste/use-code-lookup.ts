import type { Itinerary } from '@guiche/domain/air/itinerary';
import type { Airline, Airport } from '@guiche/domain/entities';
import { useEffect, useState } from 'react';
import { useEffectEvent } from '../../internal/use-effect-event.ts';
import type { ItinerarySources, KnownCodes } from './known-codes.ts';

interface Answers {
  /** What the lookup knows by a code; null where it knows nothing. */
  readonly airports: ReadonlyMap<string, Airport | null>;
  readonly airlines: ReadonlyMap<string, Airline | null>;
}

export interface CodeLookup {
  readonly state: 'pending' | 'failed' | 'done';
  readonly known: KnownCodes;
  /** Whether the lookup answered that it does not know a code of an airport or airline. */
  readonly isUnknown: (code: string) => boolean;
  readonly retry: () => void;
}

function without<Value>(map: ReadonlyMap<string, Value | null>): ReadonlyMap<string, Value> {
  return new Map([...map].filter((entry): entry is [string, Value] => entry[1] !== null));
}

/** The answers for the codes that are still missing; those that failed are left out. */
async function answersFor<Value extends { readonly iata: string }>(
  codes: readonly string[],
  search: (term: string) => Promise<readonly Value[]>,
): Promise<readonly (readonly [string, Value | null])[]> {
  const answers = await Promise.allSettled(
    codes.map(async (code) => [code, (await search(code)).find(({ iata }) => iata === code) ?? null] as const),
  );
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
}

/** Looks up the airports and airlines of an itinerary, each code once for as long as the component stands. */
export function useCodeLookup({ segments }: Pick<Itinerary, 'segments'>, sources: ItinerarySources): CodeLookup {
  const flights = segments.flatMap((segment) => segment.flights);
  const airports = [...new Set(flights.flatMap(({ origin, destination }) => [origin, destination]))];
  const airlines = [...new Set(flights.map(({ airline }) => airline))];
  const [answers, setAnswers] = useState<Answers>({ airports: new Map(), airlines: new Map() });
  // The codes whose lookup failed, and how often it was tried.
  const [failed, setFailed] = useState('');
  const [tries, setTries] = useState(0);
  const missing = {
    airports: airports.filter((code) => !answers.airports.has(code)),
    airlines: airlines.filter((code) => !answers.airlines.has(code)),
  };
  const wanted = [...missing.airports, ...missing.airlines].join(' ');

  const search = useEffectEvent(async (signal: AbortSignal) => {
    const [foundAirports, foundAirlines] = await Promise.all([
      answersFor(missing.airports, (code) => sources.searchAirports(code, signal)),
      answersFor(missing.airlines, (code) => sources.searchAirlines(code, signal)),
    ]);
    if (signal.aborted) return;
    setAnswers((before) => ({
      airports: new Map([...before.airports, ...foundAirports]),
      airlines: new Map([...before.airlines, ...foundAirlines]),
    }));
    const left = [...missing.airports, ...missing.airlines].filter(
      (code) => ![...foundAirports, ...foundAirlines].some(([found]) => found === code),
    );
    setFailed(left.join(' '));
  });
  useEffect(() => {
    if (wanted === '' || wanted === failed) return;
    const aborter = new AbortController();
    void search(aborter.signal);
    return () => aborter.abort();
  }, [wanted, failed, tries]);

  return {
    state: wanted === '' ? 'done' : wanted === failed ? 'failed' : 'pending',
    known: { airports: without(answers.airports), airlines: without(answers.airlines) },
    isUnknown: (code) => answers.airports.get(code) === null || answers.airlines.get(code) === null,
    retry() {
      setFailed('');
      setTries(tries + 1);
    },
  };
}
