import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AIRPORT_ZONES_FILE, airportZonesModule } from '../lib/airport-zones.ts';
import { root, say } from '../prepare.mjs';

writeFileSync(join(root, AIRPORT_ZONES_FILE), airportZonesModule());
say(`${AIRPORT_ZONES_FILE} is written.`);
