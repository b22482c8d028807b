import type { Leg } from './demo-flights.ts';
import { type Carrier, DOMESTIC, FOREIGN } from './demo-places.ts';
import type { Random } from './random.ts';

/** Where an airline's domestic flights meet. */
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

const sameCity = (a: string, b: string) => a === b || SAME_CITY.some((city) => city.has(a) && city.has(b));

/** Two places that somebody would fly between; one in eight goes abroad. */
export function pickRoute(random: Random): DemoRoute {
  const origem = random.weighted(places);
  if (random.chance(0.12))
    return { origem, destino: random.weighted(Object.entries(FOREIGN).map(([iata, { weight }]) => [iata, weight] as const)) };
  return { origem, destino: random.weighted(places.filter(([iata]) => !sameCity(iata, origem))) };
}

function domesticLegs(random: Random, cia: string, { origem, destino }: DemoRoute): Leg[] {
  const hubs = HUBS[cia] ?? [];
  const direct = hubs.includes(origem) || hubs.includes(destino);
  const between = direct ? [] : hubs.filter((hub) => !sameCity(hub, origem) && !sameCity(hub, destino));
  const stop = between.length > 0 ? random.pick(between) : undefined;
  return stop
    ? [
        { cia, origem, destino: stop },
        { cia, origem: stop, destino },
      ]
    : [{ cia, origem, destino }];
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

/** The way back of a way out. */
export const turned = (legs: readonly Leg[]): Leg[] =>
  legs.map(({ cia, origem, destino }) => ({ cia, origem: destino, destino: origem })).reverse();

/** Up to three different ways to fly a route, each with an airline that really flies there. */
export function waysToFly(random: Random, route: DemoRoute): Leg[][] {
  const carriers = FOREIGN[route.destino]?.carriers;
  if (carriers) return random.sample(carriers, 3).map((carrier) => foreignLegs(random, carrier, route));
  return random.sample(['LA', 'G3', 'AD'], 3).map((cia) => domesticLegs(random, cia, route));
}
