import { type AirportBook, kilometres, type Leg } from './demo-flights.ts';
import { type Carrier, DOMESTIC, FOREIGN } from './demo-places.ts';
import type { Random } from './random.ts';

/** The hub of an airline's domestic flights. */
const HUBS: Readonly<Record<string, readonly string[]>> = {
  LA: ['GRU', 'BSB', 'CGH', 'FOR'],
  G3: ['CGH', 'GIG', 'GRU', 'BSB', 'CNF'],
  AD: ['VCP', 'CNF', 'REC'],
};
const SAME_CITY: readonly ReadonlySet<string>[] = [new Set(['CGH', 'GRU', 'VCP']), new Set(['SDU', 'GIG'])];

const places = Object.entries(DOMESTIC).map(([iata, { weight }]) => [iata, weight] as const);

export interface DemoRoute {
  readonly origem: string;
  readonly destino: string;
}

/** Whether two airports serve one city. */
export const sameCity = (a: string, b: string) => a === b || SAME_CITY.some((city) => city.has(a) && city.has(b));

/** Two places between which people fly; one trip in eight goes abroad. */
export function pickRoute(random: Random): DemoRoute {
  const origem = random.weighted(places);
  if (random.chance(0.12))
    return { origem, destino: random.weighted(Object.entries(FOREIGN).map(([iata, { weight }]) => [iata, weight] as const)) };
  return { origem, destino: random.weighted(places.filter(([iata]) => !sameCity(iata, origem))) };
}

/** A route with stops is at most this many times as long as the direct one. */
const LONGEST_DETOUR = 1.6;

function domesticLegs(random: Random, book: AirportBook, cia: string, { origem, destino }: DemoRoute): Leg[] {
  const hubs = HUBS[cia] ?? [];
  const direct: Leg[] = [{ cia, origem, destino }];
  if (hubs.includes(origem) || hubs.includes(destino)) return direct;
  const far = kilometres(book, origem, destino) * LONGEST_DETOUR;
  const between = hubs
    .filter((hub) => !sameCity(hub, origem) && !sameCity(hub, destino))
    .filter((hub) => kilometres(book, origem, hub) + kilometres(book, hub, destino) < far);
  if (between.length === 0) return direct;
  const stop = random.pick(between);
  return [
    { cia, origem, destino: stop },
    { cia, origem: stop, destino },
  ];
}

function foreignLegs(random: Random, { cia, hub, gates }: Carrier, { origem, destino }: DemoRoute): Leg[] {
  const gate = gates.includes(origem) ? origem : (gates[0] ?? 'GRU');
  const feeder: Leg[] =
    gate === origem || sameCity(gate, origem)
      ? []
      : [{ cia: cia === 'LA' ? 'LA' : random.pick(['LA', 'G3', 'AD']), origem, destino: gate }];
  const beyond: Leg[] =
    cia === 'LA' || hub === destino
      ? [{ cia, origem: gate, destino }]
      : [
          { cia, origem: gate, destino: hub },
          { cia, origem: hub, destino },
        ];
  return [...feeder, ...beyond];
}

/** The way back of an outbound way. */
export const turned = (legs: readonly Leg[]): Leg[] =>
  legs.map(({ cia, origem, destino }) => ({ cia, origem: destino, destino: origem })).reverse();

/** Up to three different ways to fly a route, each with an airline that really flies there. */
export function waysToFly(random: Random, book: AirportBook, route: DemoRoute): Leg[][] {
  const carriers = FOREIGN[route.destino]?.carriers;
  if (carriers) return random.sample(carriers, 3).map((carrier) => foreignLegs(random, carrier, route));
  return random.sample(['LA', 'G3', 'AD'], 3).map((cia) => domesticLegs(random, book, cia, route));
}
