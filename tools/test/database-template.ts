import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The folder where the first test file that needs a server with demo data leaves the database for later ones; removed after the run.
 * Not kept longer: the demo data depend on the present moment.
 */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'guiche-template-'));
  process.env['GUICHE_TEST_TEMPLATE'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
