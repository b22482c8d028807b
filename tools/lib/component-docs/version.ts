import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version of `@guiche/ui`, or of what stands in its place in a test. */
export function versionOfUi(root: string): string {
  const path = join(root, 'packages/ui/package.json');
  if (!existsSync(path)) return '0.0.0';
  const { version } = JSON.parse(readFileSync(path, 'utf8')) as { version: string };
  return version;
}
