import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LAND_OUTLINES_FILE, landOutlinesModule } from '../lib/land-outlines.ts';
import { root, say } from '../prepare.mjs';

writeFileSync(join(root, LAND_OUTLINES_FILE), landOutlinesModule());
say(`${LAND_OUTLINES_FILE} is written.`);
