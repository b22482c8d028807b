// The server for the end-to-end tests: the built app on a fresh database with demo data, gone with the run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildBackofficeIfNeeded } from './backoffice-build.mjs';
import { prepare, runNode } from './prepare.mjs';

prepare();
await buildBackofficeIfNeeded();
const data = mkdtempSync(join(tmpdir(), 'guiche-e2e-'));
try {
  // The sandbox client answers only when a test asks it to: by itself it would change requests under another test's feet.
  Object.assign(process.env, { GUICHE_DATA: data, GUICHE_SANDBOX_CLIENT_SECONDS: '0' });
  process.exitCode = await runNode(['--conditions=@guiche/source', 'apps/api/src/server.ts']);
} finally {
  rmSync(data, { recursive: true, force: true });
}
