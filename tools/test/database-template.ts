import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A place where the first test file that needs a server with demo data leaves the database for those after it, gone with the run.
 * Not kept longer: the demo data are told from the present moment.
 */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'guiche-template-'));
  process.env['GUICHE_TEST_TEMPLATE'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
