import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicComponents } from '../stories.ts';
import { type Change, largest } from './changelog.ts';
import { versionOfUi } from './version.ts';

/** The version that brought each public component of ui, of those that a version has. */
export type Since = Readonly<Record<string, string>>;

const fileIn = (root: string) => join(root, 'docs/api/since.json');

/** The components of the last version; those that are not among them come with the next one. */
export function readSince(root: string): Since {
  const path = fileIn(root);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Since) : {};
}

/** The version that the waiting changes will make, as Changesets counts it: all packages share one version. */
export function nextVersion(version: string, changes: readonly Pick<Change, 'version' | 'level'>[]): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const level = largest(changes.filter((change) => change.version === '').map((change) => change.level));
  if (level === 'major') return `${major + 1}.0.0`;
  return level === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** What was there keeps its version, what is new has come with `version`, and what is gone is forgotten. */
export function renewedSince(since: Since, names: readonly string[], version: string): Since {
  return Object.fromEntries([...names].sort().map((name) => [name, since[name] ?? version]));
}

/** Remembers the components of the version that was just made. */
export function writeSince(root: string): void {
  const names = publicComponents(root).flatMap((file) => file.names);
  writeFileSync(fileIn(root), `${JSON.stringify(renewedSince(readSince(root), names, versionOfUi(root)), null, 2)}\n`);
}
