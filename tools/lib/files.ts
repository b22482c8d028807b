import { type Dirent, existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const NEVER = new Set(['node_modules', 'dist', 'storybook-static', '.git']);

/** Every file below `folder` (none when the folder is missing), as absolute paths in a fixed order. */
export function filesBelow(folder: string, wanted: (path: string) => boolean = () => true): string[] {
  if (!existsSync(folder)) return [];
  const entries: Dirent[] = readdirSync(folder, { withFileTypes: true });
  return entries
    .filter((entry) => !NEVER.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesBelow(path, wanted);
      return wanted(path) ? [path] : [];
    });
}

/** A path in the form that is printed: relative to the root, with slashes. */
export function shown(root: string, path: string): string {
  return relative(root, path).split(sep).join('/');
}

/** Files that are not shipped: tests, stories and their helpers, and what only the pages of Storybook show. */
export function isTestCode(path: string): boolean {
  return /\.(test|stories|spec|anatomy|guidance)\.tsx?$|[\\/]test-support[\\/]|[\\/]ui[\\/]src[\\/]foundations[\\/]/.test(path);
}
