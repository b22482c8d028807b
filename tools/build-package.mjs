// Runs before `npm pack` and `npm publish` of a package: builds what is published, so that nobody packs sources that were not built.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, prepare, runNode } from './prepare.mjs';

const folder = process.cwd();
prepare();
const code = await runNode(['--conditions=@guiche/source', 'tools/lib/build-all.ts']);
const built = existsSync(join(folder, 'dist')) ? readdirSync(join(folder, 'dist')) : [];
if (code !== 0 || built.length === 0) giveUp(`${folder} is not packed: its sources do not compile, as said above.`);
