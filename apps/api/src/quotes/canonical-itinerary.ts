import type { Airline, Airport, AirQuote, Flight, Seat } from '@guiche/domain/entities';
import type { Violation } from '@guiche/domain/messages';
import type { Transaction } from '../db/transaction.ts';
import { airlinesByCode, airportsByCode } from './data/places.ts';

type Itinerary = Pick<AirQuote, 'segmentos'>;

export interface CanonicalItinerary extends Itinerary {
  /** Refusals of unknown airports and airlines. */
  readonly violations: readonly Violation[];
}

const codesOf = (flights: readonly Flight[], names: readonly ('cia' | 'origem' | 'destino')[]): string[] => [
  ...new Set(flights.flatMap((flight) => names.flatMap((name) => flight[name] ?? []))),
];

/** The first seat of each traveller; seats of people who are not travellers of the service are left out. */
function seatsOf(flight: Flight, travellers: ReadonlySet<string>): Seat[] {
  const first = new Map<string, Seat>();
  for (const seat of flight.assentos) {
    if (travellers.has(seat.idViajante) && !first.has(seat.idViajante)) first.set(seat.idViajante, seat);
  }
  return [...first.values()];
}

/**
 * The flights with the airports and airlines that this server stores for their codes: from a body only the codes are trusted. Airports
 * and airlines of the stored quote stay, even when they are no longer known.
 */
export async function canonicalItinerary(
  tx: Transaction,
  { segmentos }: Itinerary,
  stored: Itinerary | undefined,
  travellers: readonly string[],
): Promise<CanonicalItinerary> {
  const flights = segmentos.flatMap(({ voos }) => voos);
  const before = stored?.segmentos.flatMap(({ voos }) => voos) ?? [];
  const airports = new Map<string, Airport>();
  const airlines = new Map<string, Airline>();
  for (const { origemData, destinoData, ciaData } of before) {
    for (const airport of [origemData, destinoData]) if (airport) airports.set(airport.iata, airport);
    if (ciaData) airlines.set(ciaData.iata, ciaData);
  }
  for (const airport of await airportsByCode(tx, codesOf(flights, ['origem', 'destino']))) airports.set(airport.iata, airport);
  for (const { iata, nome } of await airlinesByCode(tx, codesOf(flights, ['cia']))) {
    // Which airline operates a flight for another seller is a fact of the sale: it stays as it is stored.
    airlines.set(iata, { iata, nome, operadora: airlines.get(iata)?.operadora ?? null });
  }
  const known = new Set(travellers);
  const violations: Violation[] = [];
  const read = segmentos.map((segment, s) => ({
    ...segment,
    voos: segment.voos.map((flight, f): Flight => {
      const refuse = (name: 'cia' | 'origem' | 'destino', found: boolean) => {
        const field = `segmentos.${s}.voos.${f}.${name}`;
        if (flight[name] !== null && !found) violations.push({ key: 'campo_invalido', params: { campo: field }, field });
      };
      const origemData = airports.get(flight.origem ?? '') ?? null;
      const destinoData = airports.get(flight.destino ?? '') ?? null;
      const ciaData = airlines.get(flight.cia ?? '') ?? null;
      refuse('origem', origemData !== null);
      refuse('destino', destinoData !== null);
      refuse('cia', ciaData !== null);
      return { ...flight, origemData, destinoData, ciaData, assentos: seatsOf(flight, known) };
    }),
  }));
  return { segmentos: read, violations };
}
