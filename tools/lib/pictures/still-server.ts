import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../../apps/api/src/config.ts';
import { start } from '../../../apps/api/src/start.ts';
import { buildBackofficeIfNeeded } from '../../backoffice-build.mjs';
import { PICTURE_MOMENT } from './camera.ts';

/** Serves the back office with demo data around the moment of the pictures, at which its clock stands; stops it when it was used. */
export async function withStillServer<Result>(use: (address: string) => Promise<Result>): Promise<Result> {
  await buildBackofficeIfNeeded();
  const folder = mkdtempSync(join(tmpdir(), 'guiche-pictures-'));
  const env = { PORT: '0', GUICHE_DATA: folder, GUICHE_SANDBOX_CLIENT_SECONDS: '0', LOG_LEVEL: 'warn' };
  const server = await start(readConfig(env), { now: () => PICTURE_MOMENT });
  try {
    return await use(server.address);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
