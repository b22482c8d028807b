import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, root } from '../prepare.mjs';
import { execCommand } from './exec.ts';

/** The findings of the linter about an OpenAPI document; empty when it has none. */
export async function lintOpenApi(document: unknown): Promise<string[]> {
  mkdirSync(cacheFolder, { recursive: true });
  const folder = mkdtempSync(join(cacheFolder, 'openapi-'));
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(document, null, 2));
  try {
    const args = ['lint', file, '--config', join(root, 'redocly.yaml'), '--format=stylish'];
    const env = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const { code, output } = await execCommand('redocly', args, { quiet: true, env });
    return code === 0 ? [] : [output || `redocly ended with code ${code}`];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
