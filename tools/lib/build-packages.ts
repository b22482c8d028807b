import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../prepare.mjs';
import { execCommand } from './exec.ts';
import { filesBelow, shown } from './files.ts';

/** The folders of all packages. */
export const PACKAGE_FOLDERS = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name));

/** Removes the old output: tsc leaves that of sources which were renamed or removed, and npm would publish it. */
function removeLeftovers(folder: string): void {
  const output = join(folder, 'dist');
  for (const path of filesBelow(output, (file) => /\.(js|d\.ts)(\.map)?$/.test(file))) {
    const source = join(folder, 'src', shown(output, path).replace(/\.(js|d\.ts)(\.map)?$/, ''));
    if (!existsSync(`${source}.ts`) && !existsSync(`${source}.tsx`)) rmSync(path);
  }
}

/** Writes the published files of each package to its dist; returns the errors of tsc. */
export async function buildPackages(): Promise<string[]> {
  const { code, output } = await execCommand('tsc', ['-b', ...PACKAGE_FOLDERS], { quiet: true });
  if (code !== 0) return [output];
  PACKAGE_FOLDERS.forEach(removeLeftovers);
  return [];
}
