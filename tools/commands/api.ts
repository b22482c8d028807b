import { parseArgs } from 'node:util';
import { readApis, writeApis, writeReleased } from '../lib/api-files.ts';
import { buildPackages } from '../lib/build-packages.ts';
import { writeSince } from '../lib/component-docs/since.ts';
import { giveUp, root, say } from '../prepare.mjs';

const { values: options } = parseArgs({ options: { released: { type: 'boolean' } } });

const against = await buildPackages();
if (against.length > 0) giveUp(`the packages do not compile:\n${against.join('\n')}`);
const apis = readApis();
writeApis(apis);
// `npm run release -- --version` alone does so: from then on changes are counted from this version.
if (options.released) {
  writeReleased(apis);
  writeSince(root);
}
say(`docs/api says what is public of ${apis.map(({ name }) => name).join(', ')}.`);
