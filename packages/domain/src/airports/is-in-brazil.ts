import { zoneOfAirport } from './zone-of-airport.ts';

/** The IANA zones of Brazil: none of them is used in another country. */
const ZONES_OF_BRAZIL: ReadonlySet<string> = new Set(
  [
    'Araguaina',
    'Bahia',
    'Belem',
    'Boa_Vista',
    'Campo_Grande',
    'Cuiaba',
    'Eirunepe',
    'Fortaleza',
    'Maceio',
    'Manaus',
    'Noronha',
    'Porto_Velho',
    'Recife',
    'Rio_Branco',
    'Santarem',
    'Sao_Paulo',
  ].map((city) => `America/${city}`),
);

/** Whether an airport is in Brazil, by its IATA code; `undefined` for a code that is not in the list of airports. @see B-016 */
export function isInBrazil(iata: string | null): boolean | undefined {
  const zone = zoneOfAirport(iata);
  return zone === undefined ? undefined : ZONES_OF_BRAZIL.has(zone);
}
