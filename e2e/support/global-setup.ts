import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildBackofficeIfNeeded } from '../../tools/backoffice-build.mjs';
import { startApiServer } from '../../tools/lib/api-server.ts';

/** Builds the app, and makes the database that each worker's server starts with: demo data around the present moment. */
export default async function prepare(): Promise<() => void> {
  await buildBackofficeIfNeeded();
  const template = mkdtempSync(join(tmpdir(), 'guiche-e2e-'));
  const server = await startApiServer({ dataDir: template, keepData: true });
  await server.stop();
  process.env['GUICHE_E2E_TEMPLATE'] = template;
  const leftBehind = mkdtempSync(join(tmpdir(), 'guiche-e2e-left-'));
  process.env['GUICHE_E2E_LEFT_BEHIND'] = leftBehind;
  return () => {
    for (const folder of [template, leftBehind]) rmSync(folder, { recursive: true, force: true });
  };
}
