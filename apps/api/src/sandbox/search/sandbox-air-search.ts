import type { Flight, Segment } from '@guiche/domain/entities';
import { type AirportBook, isDomestic, kilometres, type Leg, makeFlights } from '../../demo/demo-flights.ts';
import { DOMESTIC, FOREIGN } from '../../demo/demo-places.ts';
import { sameCity, waysToFly } from '../../demo/demo-routes.ts';
import { readAirports } from '../../reference/airports.ts';
import { searchText } from '../../search-text.ts';
import { offersIn } from './sandbox-sizes.ts';
import type { Criteria, Offer, SearchedLeg } from './search-port.ts';
import { seeded } from './seeded.ts';

type AirCriteria = Criteria['AEREO'];
type AirOffer = Offer['AEREO'];

/** The airports between which the sandbox flies; read at the first search. */
let known: AirportBook | undefined;
function airportBook(): AirportBook {
  known ??= new Map(readAirports().flatMap((airport) => (isServed(airport.iata) ? [[airport.iata, airport]] : [])));
  return known;
}
const isServed = (iata: string) => iata in DOMESTIC || iata in FOREIGN;

/** The airline whose own system a consolidator is; the others sell the seats of all. */
const OWN_SEATS: Readonly<Record<string, string>> = { LATAM: 'LA', LATAM_NDC: 'LA', GOL: 'G3', AZUL: 'AD' };

/** Departures of a day, and fare families of a departure: enough combinations for the longest list. */
const DEPARTURES = 8;
const FAMILIES = 4;
/** The price of each better family, as a multiple of the cheapest. */
const FACTORS = [1, 1.28, 1.75, 2.6] as const;
const TAX = { domestic: 43.57, foreign: 248.9 };
const HELD_HOURS = 24;

const cents = (value: number) => Math.round(value * 100) / 100;

/** A departure of a leg: the way, and the seed that makes its times, whichever family is asked for. */
interface Departure {
  readonly legs: readonly Leg[];
  readonly seed: string;
}

/** The departures of a leg on a day, of one airline or of all. What flies is the same whoever sells it. */
function departuresOf({ origem, destino, data }: SearchedLeg, cia: string | undefined): readonly Departure[] {
  const book = airportBook();
  const ways = waysToFly(seeded(origem, destino), book, { origem, destino });
  return ways
    .filter((legs) => cia === undefined || legs[0]?.cia === cia)
    .flatMap((legs) =>
      Array.from({ length: DEPARTURES }, (_, place) => ({ legs, seed: `${legs[0]?.cia}|${origem}|${destino}|${data}|${place}` })),
    );
}

/** What the airline states of the baggage: some state nothing, and some no weight. */
function withBaggage(flights: readonly Flight[], family: number, stated: number): Flight[] {
  if (stated === 0) return [...flights];
  return flights.map((flight) => ({
    ...flight,
    bagagemQuantidade: Math.min(family, 2),
    bagagemPeso: family === 0 || stated === 1 ? null : 23,
  }));
}

function segmentOf({ legs, seed }: Departure, day: string, tipo: Segment['tipo'], family: number): Segment {
  const random = seeded(seed);
  const voos = makeFlights(random, airportBook(), { legs, day, familyPlace: family, localizador: null });
  return { id: random.uuid(), tipo, status: null, voos: withBaggage(voos, family, random.int(0, 6)) };
}

/** The fare of one traveller for a departure, in BRL; round amounts now and then, so that some cost the same. */
function fareOf({ legs, seed }: Departure, family: number): number {
  const random = seeded(seed, 'tarifa');
  const distance = legs.reduce((sum, leg) => sum + kilometres(airportBook(), leg.origem, leg.destino), 0);
  const foreign = legs.some((leg) => !isDomestic(leg.origem) || !isDomestic(leg.destino));
  const base = (foreign ? 850 + distance * 0.24 : 165 + distance * 0.27) * (0.7 + random.next() * 0.9) * (FACTORS[family] ?? 1);
  return random.chance(0.2) ? Math.round(base / 50) * 50 : cents(base);
}

/** Whether a search can be flown: every airport is served, and no leg ends where it begins. */
const isFlown = ({ trechos }: AirCriteria) =>
  trechos.every(({ origem, destino }) => isServed(origem) && isServed(destino) && !sameCity(origem, destino));

const segmentKind = ({ tipo }: AirCriteria, index: number): Segment['tipo'] =>
  tipo === 'MULTI' ? 'TRECHO' : index === 0 ? 'IDA' : 'VOLTA';

/** The city to which a search leads, written without accents. */
export function airCity({ trechos }: Pick<AirCriteria, 'trechos'>): string {
  const record = airportBook().get(trechos[0]?.destino ?? '');
  return record ? searchText(record.cidade) : '';
}

/** The offers of a consolidator for an air search: departures of each leg put together, in several fare families; of one cabin, if one is asked for. */
export function airOffers(consolidadora: string, criteria: AirCriteria, now: Date): readonly AirOffer[] {
  const { trechos, adultos } = criteria;
  if (!isFlown(criteria)) return [];
  const ways = trechos.map((leg) => departuresOf(leg, OWN_SEATS[consolidadora]));
  const combinations = ways.reduce((product, departures) => product * departures.length, FAMILIES);
  const random = seeded(consolidadora, ...trechos.flatMap(({ origem, destino, data }) => [origem, destino, data]));
  const wanted = Math.min(offersIn(airCity(criteria)), combinations);
  const places = random.sample(
    Array.from({ length: combinations }, (_, place) => place),
    wanted,
  );
  const offers = places.map((place): AirOffer => {
    const family = place % FAMILIES;
    let rest = Math.floor(place / FAMILIES);
    const chosen = ways.map((departures) => {
      const departure = departures[rest % departures.length] as Departure;
      rest = Math.floor(rest / departures.length);
      return departure;
    });
    const own = seeded(consolidadora, ...chosen.map(({ seed }) => seed), family);
    const foreign = trechos.some(({ origem, destino }) => !isDomestic(origem) || !isDomestic(destino));
    // What a consolidator asks differs a little from what the airline does, and some ask the same.
    const margin = own.pick([1, 1, 1.01, 1.02, 0.99]);
    return {
      id: own.uuid(),
      tarifa: cents(chosen.reduce((sum, departure) => sum + fareOf(departure, family), 0) * adultos * margin),
      taxas: cents(trechos.length * adultos * (foreign ? TAX.foreign : TAX.domestic)),
      segmentos: chosen.map((departure, index) => segmentOf(departure, trechos[index]?.data ?? '', segmentKind(criteria, index), family)),
      quantidadeBagagem: Math.min(family, 2),
      pesoBagagem: family === 0 ? null : 23,
      baseTarifaria: null,
      validadeReserva: new Date(now.getTime() + HELD_HOURS * 3_600_000).toISOString(),
    };
  });
  const { tipoCabine } = criteria;
  return tipoCabine === null ? offers : offers.filter(({ segmentos }) => segmentos[0]?.voos[0]?.tipoCabine === tipoCabine);
}
