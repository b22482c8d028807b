import { AIRPORT_ZONES } from './airport-zones.ts';

const CODE_LENGTH = 3;

function zonesByCode(): ReadonlyMap<string, string> {
  const zones = new Map<string, string>();
  for (const [zone, codes] of Object.entries(AIRPORT_ZONES)) {
    for (let at = 0; at < codes.length; at += CODE_LENGTH) zones.set(codes.slice(at, at + CODE_LENGTH), zone);
  }
  return zones;
}

let known: ReadonlyMap<string, string> | undefined;

/** The IANA time zone of an airport (`America/Manaus` for MAO); `undefined` for a code that is not in the list of airports. */
export function zoneOfAirport(iata: string | null): string | undefined {
  if (iata === null) return undefined;
  // The list is expanded at the first call, not when its module loads.
  known ??= zonesByCode();
  return known.get(iata);
}
