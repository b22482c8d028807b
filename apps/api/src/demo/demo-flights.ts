import type { Airline, Airport, FareFamily, Flight } from '@guiche/domain/entities';
import { AIRLINES } from '../reference/airlines.ts';
import type { AirportRecord } from '../reference/airports.ts';
import { FARE_FAMILIES } from '../reference/fare-families.ts';
import { atBrasilia, minutesAfter, wallClockIn } from './demo-clock.ts';
import { DOMESTIC, FOREIGN } from './demo-places.ts';
import type { Random } from './random.ts';

/** Airports by code, for names and distances. */
export type AirportBook = ReadonlyMap<string, AirportRecord>;

export interface Leg {
  readonly cia: string;
  readonly origem: string;
  readonly destino: string;
}

const zoneOf = (iata: string) => (DOMESTIC[iata] ?? FOREIGN[iata])?.zone ?? 'America/Sao_Paulo';

function record(book: AirportBook, iata: string): AirportRecord {
  const found = book.get(iata);
  if (!found) throw new RangeError(`the demo flies to ${iata}, which the airports do not hold`);
  return found;
}

/** An airport as quotes name it. */
export function airportOf(book: AirportBook, iata: string): Airport {
  const { nome, cidade, uf, pais } = record(book, iata);
  return { iata, nome, local: uf ? `${cidade}, ${uf}` : `${cidade}, ${pais}` };
}

export const isDomestic = (iata: string) => iata in DOMESTIC;

/** Great-circle distance in kilometres. */
export function kilometres(book: AirportBook, from: string, to: string): number {
  const [a, b] = [record(book, from), record(book, to)];
  const rad = Math.PI / 180;
  const arc =
    Math.sin(a.latitude * rad) * Math.sin(b.latitude * rad) +
    Math.cos(a.latitude * rad) * Math.cos(b.latitude * rad) * Math.cos((a.longitude - b.longitude) * rad);
  return 6371 * Math.acos(Math.min(1, arc));
}

/** Block time in minutes, in steps of five: cruise, and half an hour for leaving and landing. */
function minutesInTheAir(book: AirportBook, leg: Leg): number {
  return Math.round((kilometres(book, leg.origem, leg.destino) / 800) * 12 + 7) * 5;
}

const NUMBERS: Readonly<Record<string, readonly [number, number]>> = { G3: [1000, 2199], AD: [2400, 6999], LA: [3000, 4799] };

function airlineOf(cia: string): Airline {
  return { iata: cia, nome: AIRLINES[cia] ?? cia, operadora: null };
}

/** The fare family at a place of its airline's list, cheapest first. */
function familyOf({ cia, origem, destino }: Leg, place: number): FareFamily | null {
  const families = FARE_FAMILIES[cia];
  // Azul's fourth is its business class, which flies abroad only.
  const last = cia === 'AD' && isDomestic(origem) && isDomestic(destino) ? 2 : (families?.familias.length ?? 0) - 1;
  const family = families?.familias[Math.min(place, last)];
  return families && family ? { ...family, link: families.link } : null;
}

export interface FlightPlan {
  readonly legs: readonly Leg[];
  readonly day: string;
  readonly familyPlace: number;
  /** Locator of a reservation, the same on all flights; null while nothing is reserved. */
  readonly localizador: string | null;
}

/** The flights of one segment: real airports, plausible times and numbers, connections of one to three hours. */
export function makeFlights(random: Random, book: AirportBook, plan: FlightPlan): Flight[] {
  const long = plan.legs.some(({ origem, destino }) => kilometres(book, origem, destino) > 4000);
  const hour = long ? random.pick([15, 17, 18, 20, 22, 23]) : random.pick([6, 6, 7, 8, 9, 10, 12, 14, 16, 17, 18, 19, 20]);
  let departure = atBrasilia(
    plan.day,
    `${String(hour).padStart(2, '0')}:${random.pick(['00', '05', '10', '20', '25', '35', '40', '50', '55'])}`,
  );
  return plan.legs.map((leg) => {
    const arrival = minutesAfter(departure, minutesInTheAir(book, leg));
    const [low, high] = NUMBERS[leg.cia] ?? [50, 990];
    const flight: Flight = {
      id: random.uuid(),
      numero: String(random.int(low, high)),
      cia: leg.cia,
      ciaData: airlineOf(leg.cia),
      origem: leg.origem,
      origemData: airportOf(book, leg.origem),
      destino: leg.destino,
      destinoData: airportOf(book, leg.destino),
      dataPartida: wallClockIn(zoneOf(leg.origem), departure),
      dataChegada: wallClockIn(zoneOf(leg.destino), arrival),
      localizador: plan.localizador,
      tipoCabine:
        plan.familyPlace >= 3 && FARE_FAMILIES[leg.cia] ? (isDomestic(leg.destino) ? 'ECONOMICA_PREMIUM' : 'EXECUTIVA') : 'ECONOMICA',
      familia: familyOf(leg, plan.familyPlace),
      assentos: [],
    };
    departure = minutesAfter(arrival, random.int(12, 36) * 5);
    return flight;
  });
}
