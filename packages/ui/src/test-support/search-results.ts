import type { Itinerary, Priced } from '@guiche/domain/results';
import { storedRoundTrip } from './air-quote-fixtures.ts';

/** What a search found, as little of it as a list needs. */
interface Found extends Priced {
  readonly id: string;
  readonly name: string;
}

type Leg = readonly [departure: string, arrival: string];

const TRIP = storedRoundTrip().segmentos;

/** A flight to Recife and back, on the same two days each. */
function flight(name: string, total: number, out: Leg, back: Leg): Found & Itinerary {
  const days = ['2026-12-10', '2026-12-14'] as const;
  const segmentos = TRIP.map((segment, index) => {
    const [departure, arrival] = index === 0 ? out : back;
    return {
      ...segment,
      voos: segment.voos.map((each) => ({
        ...each,
        dataPartida: `${days[index]}T${departure}`,
        dataChegada: `${days[index]}T${arrival}`,
      })),
    };
  });
  return { id: name, name, total, segmentos };
}

export const FLIGHTS: readonly (Found & Itinerary)[] = [
  flight('Gol 1820', 899.4, ['06:10', '09:20'], ['18:40', '22:05']),
  flight('Azul 4102', 1140, ['08:00', '11:15'], ['12:30', '15:55']),
  flight('Latam 3382', 1500.2, ['12:45', '19:10'], ['07:05', '10:25']),
  flight('Gol 1826', 2210.9, ['21:30', '23:55'], ['20:10', '23:40']),
];

export const HOTELS: readonly (Found & { readonly estrelas: number | null })[] = [
  { id: 'a', name: 'Pousada do Porto', total: 210, estrelas: 2 },
  { id: 'b', name: 'Ibis Boa Viagem', total: 289.5, estrelas: 3 },
  { id: 'c', name: 'Hotel Atlante', total: 540, estrelas: 4 },
  { id: 'd', name: 'Grand Mercure', total: 819.9, estrelas: 5 },
  { id: 'e', name: 'Casa da Ana', total: 180, estrelas: null },
];
