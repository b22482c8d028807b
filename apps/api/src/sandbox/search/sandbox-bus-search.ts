import type { BusQuote } from '@guiche/domain/entities';
import { searchText } from '../../search-text.ts';
import { SANDBOX_CITIES } from '../sandbox-cities.ts';
import { offersIn } from './sandbox-sizes.ts';
import type { Criteria, Offer } from './search-port.ts';
import { seeded } from './seeded.ts';

type BusCriteria = Criteria['RODOVIARIO'];
type BusOffer = Offer['RODOVIARIO'];

const COMPANIES = ['Viação Cometa', 'Expresso Guanabara', 'Viação 1001', 'Itapemirim', 'Catarinense', 'Águia Branca'] as const;
/** What each class costs, as a multiple of the plainest. */
const CLASSES: readonly (readonly [NonNullable<BusQuote['classe']>, number])[] = [
  ['CONVENCIONAL', 1],
  ['EXECUTIVO', 1.3],
  ['SEMI_LEITO', 1.55],
  ['LEITO', 2],
  ['LEITO_CAMA', 2.4],
];
/** The hours of a journey, from the shortest to the longest. */
const HOURS: readonly [number, number] = [3, 30];

const cents = (value: number) => Math.round(value * 100) / 100;

/** The city of a station, `Recife, PE (Rodoviária)`, written without accents; empty when the sandbox's buses do not stop there. */
function stopOf(station: string): string {
  const [name = ''] = station.split(/[,(–-]/);
  return SANDBOX_CITIES.some(([city]) => searchText(city) === searchText(name)) ? searchText(name) : '';
}

/** The city to which a search leads, written without accents. */
export const busCity = ({ destino }: Pick<BusCriteria, 'destino'>) => stopOf(destino);

/** A wall-clock time some minutes after the start of a day. */
function clockAfter(day: string, minutes: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000).toISOString().slice(0, 16);
}

/** The offers of a consolidator for a day: departures of several companies, in several classes. */
export function busOffers(consolidadora: string, { origem, destino, dataIda, viajantes }: BusCriteria): readonly BusOffer[] {
  const [from, to] = [stopOf(origem), stopOf(destino)];
  if (from === '' || to === '' || from === to) return [];
  const way = seeded([from, to].sort().join('|'));
  const minutes = way.int(HOURS[0] * 12, HOURS[1] * 12) * 5;
  const plainest = 40 + minutes * 0.22;
  return Array.from({ length: offersIn(to) }, (_, place): BusOffer => {
    const departure = seeded(from, to, dataIda, place % 60);
    const nomeCia = departure.pick(COMPANIES);
    const start = departure.int(10, 95) * 15;
    const [classe, factor] = CLASSES[place % CLASSES.length] ?? ['CONVENCIONAL', 1];
    const own = seeded(consolidadora, from, to, dataIda, place);
    return {
      id: own.uuid(),
      tarifa: cents(plainest * factor * viajantes * own.pick([1, 1, 1.04])),
      taxas: cents(4.9 * viajantes),
      nomeCia,
      rodoviariaPartida: origem,
      rodoviariaChegada: destino,
      classe,
      dataPartida: clockAfter(dataIda, start),
      dataChegada: clockAfter(dataIda, start + minutes),
    };
  });
}
