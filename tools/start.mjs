// npm start: from a fresh clone to the running product.
import { buildBackofficeIfNeeded } from './backoffice-build.mjs';
import { prepare, runNode, say } from './prepare.mjs';

prepare();
await buildBackofficeIfNeeded();
say('starting the server.');
process.exitCode = await runNode(['--conditions=@guiche/source', 'apps/api/src/server.ts', ...process.argv.slice(2)]);
