import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../prepare.mjs';
import { execCommand } from './exec.ts';
import { filesBelow, shown } from './files.ts';

/** The folders of all packages. */
export const PACKAGE_FOLDERS = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name));

/** tsc leaves the output of sources that were renamed or removed, and npm would publish it. */
function removeLeftovers(folder: string): void {
  const output = join(folder, 'dist');
  for (const path of filesBelow(output, (file) => /\.(js|d\.ts)(\.map)?$/.test(file))) {
    const source = join(folder, 'src', shown(output, path).replace(/\.(js|d\.ts)(\.map)?$/, ''));
    if (!existsSync(`${source}.ts`) && !existsSync(`${source}.tsx`)) rmSync(path);
  }
}

/** Puts into each package's dist what would be published; answers what tsc says against it. */
export async function buildPackages(): Promise<string[]> {
  const { code, output } = await execCommand('tsc', ['-b', ...PACKAGE_FOLDERS], { quiet: true });
  if (code !== 0) return [output];
  PACKAGE_FOLDERS.forEach(removeLeftovers);
  return [];
}
