import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { root } from '../prepare.mjs';
import { LAND_OUTLINES_FILE, landOutlinesModule } from './land-outlines.ts';

test('the outlines of the land are those that their package gives, and cost at most 60 KB, gzipped', () => {
  const written = readFileSync(join(root, LAND_OUTLINES_FILE), 'utf8');
  expect(written === landOutlinesModule(), 'run npm run land').toBe(true);
  expect(gzipSync(written).length).toBeLessThanOrEqual(60_000);
});
