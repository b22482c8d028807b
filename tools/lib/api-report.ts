import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { entryPoints } from './entry-points.ts';
import { shown } from './files.ts';

/** A declaration longer than this (a schema that tsc spells out) is shown by its beginning and a digest. */
const LONGEST = 1_500;

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Comments may change without a word to anybody. tsc writes each as a block, which begins a line. */
function withoutComments(code: string): string {
  return code.replaceAll(/^[ \t]*\/\*\*[\s\S]*?\*\/[ \t]*\n?/gm, '').replace(/^\/\/# sourceMappingURL=.*$/m, '');
}

/** The declaration files that a declaration file names, also inside of types. */
function namedFiles(path: string, code: string): string[] {
  return [...code.matchAll(/["'](\.{1,2}\/[^"']+?)\.tsx?["']/g)].map(([, way = '']) => `${resolve(dirname(path), way)}.d.ts`);
}

function shownDeclaration(text: string): string {
  if (text.length <= LONGEST) return text;
  const [beginning = ''] = text.split('\n');
  return `${beginning.slice(0, 160)} … (${text.length} characters, ${digest(text)})`;
}

/** The declarations of a file, without what it imports: that is shown where it is declared. */
function declarations(path: string): string {
  const code = withoutComments(readFileSync(path, 'utf8'));
  return parseAst(code, { lang: 'dts' }, basename(path))
    .body.filter(({ type }) => type !== 'ImportDeclaration')
    .map(({ start, end }) => code.slice(start, end))
    .filter((text) => text !== 'export {};')
    .map(shownDeclaration)
    .join('\n');
}

/** All declaration files that can be reached from the entries, which are public or seen through what is public. */
function reached(entries: readonly string[]): string[] {
  const found = new Set<string>();
  const next = [...entries];
  for (let path = next.pop(); path !== undefined; path = next.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    next.push(...namedFiles(path, withoutComments(readFileSync(path, 'utf8'))));
  }
  return [...found].sort();
}

/**
 * What is public of a built package, as text: its entry points, and every declaration that can be seen through them, without comments.
 * A difference between two reports is a difference for those who use the package.
 */
export function apiReport(folder: string): string {
  const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string };
  const output = join(folder, 'dist');
  const entries = entryPoints(folder).sort();
  const files = reached(entries.map((entry) => join(output, entry, 'index.d.ts')));
  return [
    `What is public of ${name}. Made by \`npm run api\`; a change of it needs a changeset.`,
    '',
    'Entry points',
    ...entries.map((entry) => `  ${entry}`),
    ...files.map((path) => `\n── ${shown(output, path).replace(/\.d\.ts$/, '')}\n${declarations(path)}`),
    '',
  ].join('\n');
}

/** The digest of each package's report when its last version was made, by its name. */
export type ReleasedApi = Readonly<Record<string, string>>;

export function apiDigest(report: string): string {
  return digest(report);
}

/** The packages of which a change is told: those that the files in `.changeset` name. */
export function toldPackages(changesets: readonly string[]): Set<string> {
  const heads = changesets.map((text) => /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '');
  return new Set(
    heads.flatMap((head) => [...head.matchAll(/^["']?(@[^"':\s]+)["']?:\s*(?:major|minor|patch)\s*$/gm)].map(([, name = '']) => name)),
  );
}

export interface PackageApi {
  readonly name: string;
  readonly report: string;
  /** What the file in the repository says; `undefined` when there is none. */
  readonly written: string | undefined;
}

/** What is wrong with the reports in the repository, or with a change that nobody told of. */
export function apiFindings(packages: readonly PackageApi[], released: ReleasedApi, told: ReadonlySet<string>): string[] {
  return packages.flatMap(({ name, report, written }) => {
    if (written !== report) return [`what is public of ${name} is not what docs/api says: run npm run api, and look at the difference`];
    if (apiDigest(report) === released[name] || told.has(name)) return [];
    return [`what is public of ${name} has changed since its last version, and no changeset tells of it: run npm run changeset`];
  });
}
