import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What changed for the people who use a package. */
export interface Change {
  /** The version that brought it; empty for what the next one will bring. */
  version: string;
  level: 'major' | 'minor' | 'patch';
  /** The packages that it concerns, such as `@guiche/ui`. */
  packages: string[];
  /** One paragraph of Markdown. */
  text: string;
}

const PACKAGES = ['ui', 'masks', 'domain', 'contract'];
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The largest of the levels that changes have, each for its packages. */
export function largest(levels: readonly string[]): Change['level'] {
  return (['major', 'minor'] as const).find((level) => levels.includes(level)) ?? 'patch';
}

/** A changeset: a change that no version has yet. Text without front matter is none. */
function readChangeset(markdown: string): Change | undefined {
  const [, head, body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(markdown) ?? [];
  if (head === undefined) return undefined;
  const named = [...head.matchAll(/^"([^"]+)": (\w+)$/gm)];
  return {
    version: '',
    level: largest(named.map(([, , level = '']) => level)),
    packages: named.map(([, name = '']) => name),
    text: oneLine(body),
  };
}

/** The changelog of one package as Changesets writes it: versions, levels, and a list of changes, each with its commit before it. */
function readChangelog(markdown: string, name: string): Change[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .flatMap((release) => {
      const version = release.split('\n', 1)[0]?.trim() ?? '';
      return release
        .split(/^### /m)
        .slice(1)
        .flatMap((group) => {
          const level = largest([(group.split(' ', 1)[0] ?? '').toLowerCase()]);
          return (
            group
              .split(/^- /m)
              .slice(1)
              .map(oneLine)
              // What a package only takes from another one changed nothing in it.
              .filter((text) => !text.startsWith('Updated dependencies'))
              .map((text): Change => ({ version, level, packages: [name], text: text.replace(/^[\da-f]{7,}: /, '') }))
          );
        });
    });
}

const inOrder = (version: string) => version.split('.').map(Number);

/** The newest version first; what has no version yet before all. */
function newestFirst(a: Change, b: Change): number {
  if (a.version === '' || b.version === '') return Number(a.version !== '') - Number(b.version !== '');
  const [left, right] = [inOrder(a.version), inOrder(b.version)];
  const different = left.findIndex((part, index) => part !== right[index]);
  return different < 0 ? 0 : (right[different] ?? 0) - (left[different] ?? 0);
}

/** A change that several packages tell in the same words is one change. */
function together(changes: readonly Change[]): Change[] {
  const merged = new Map<string, Change>();
  for (const change of changes) {
    const key = `${change.version} ${change.text}`;
    const same = merged.get(key);
    merged.set(
      key,
      same ? { ...same, level: largest([same.level, change.level]), packages: [...same.packages, ...change.packages] } : change,
    );
  }
  return [...merged.values()];
}

/** Every change of the packages, from their changelogs and from the changesets that wait for the next version. */
export function readChanges(root: string): Change[] {
  const folder = join(root, '.changeset');
  const waiting = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .sort()
    .flatMap((name) => readChangeset(readFileSync(join(folder, name), 'utf8')) ?? []);
  const released = PACKAGES.flatMap((name) => {
    const path = join(root, 'packages', name, 'CHANGELOG.md');
    return existsSync(path) ? readChangelog(readFileSync(path, 'utf8'), `@guiche/${name}`) : [];
  });
  return together([...waiting, ...released]).sort(newestFirst);
}

/** The changes that name a component as code, between backticks. */
export function changesOf(component: string, changes: readonly Change[]): Pick<Change, 'version' | 'text'>[] {
  return changes
    .filter(({ packages, text }) => packages.includes('@guiche/ui') && text.includes(`\`${component}\``))
    .map(({ version, text }) => ({ version, text }));
}

/** How far a component can be relied on: nothing before version 1 is fixed. */
export type Status = 'beta' | 'stable' | 'deprecated';

/** The status that follows from the version of the package, unless the docstring has `@deprecated`. */
export function statusOf(version: string, deprecated: boolean): Status {
  if (deprecated) return 'deprecated';
  return version.startsWith('0.') ? 'beta' : 'stable';
}
