import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../prepare.mjs';
import { AIRPORT_ZONES_FILE, airportZonesModule } from './airport-zones.ts';

test('the table of airport time zones is the one that its package gives', () => {
  expect(readFileSync(join(root, AIRPORT_ZONES_FILE), 'utf8'), 'run npm run zones').toBe(airportZonesModule());
});
