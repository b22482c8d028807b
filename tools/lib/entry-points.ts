import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesBelow, shown } from './files.ts';

interface Manifest {
  exports?: Record<string, unknown>;
}

/**
 * The entry points of a package: those that `exports` names, and the folders with an index.ts behind its `"./*"`.
 *
 * They are named one by one because attw does not expand a wildcard.
 */
export function entryPoints(folder: string): string[] {
  const { exports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const named = Object.keys(exports).filter((entry) => !entry.includes('*') && !/\.(json|css|txt)$/.test(entry) && exports[entry] !== null);
  const source = join(folder, 'src');
  const folders = filesBelow(source, (path) => basename(path) === 'index.ts')
    .map((path) => `./${shown(source, dirname(path))}`)
    .filter((entry) => !/^\.\/(internal|test-support)(\/|$)/.test(entry));
  return [...new Set([...named, ...folders])];
}

/** The folders with code in the bundle of an entry, except `internal` and the entry's own. */
export function foreignFolders(entry: string, modules: readonly string[]): string[] {
  const folders = modules.map((path) => dirname(/[\\/]dist[\\/](.*)/.exec(path)?.[1] ?? path).replaceAll('\\', '/'));
  return [...new Set(folders)].filter((folder) => folder !== entry && folder !== 'internal').sort();
}
