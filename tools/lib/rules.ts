import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesBelow, isTestCode, shown } from './files.ts';
import { REQUIREMENT_ID } from './requirements.ts';

/** The docstring of an export. */
interface Docstring {
  name: string;
  kind: 'function' | 'const';
  /** Its paragraphs, each on one line, without tags. */
  paragraphs: string[];
  /** The requirements that it names. */
  ids: string[];
}

/** One rule of the domain: an exported function or constant. */
export interface Rule extends Docstring {
  /** The folder that people import. */
  folder: string;
}

/** A closed list of values. */
export interface Enumeration extends Docstring {
  /** Each value; `VALUE = code` where the list gives codes. */
  values: string[];
}

const ENUMERATIONS = 'enums';
const DOCUMENTED = /\/\*\*((?:[^*]|\*(?!\/))*)\*\/\s*export (?:async )?(function|const) (\w+)/g;
const LIST = /\bexport const (\w+) = (\[[^\]]*\]|\{[^}]*\}) as const\b/g;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;

function docstring(comment: string, kind: Docstring['kind'], name: string): Docstring {
  const text = comment
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trim())
    .join('\n');
  const paragraphs = text
    .replace(/@see[^\n]*/g, '')
    .replace(/@param (\w+) /g, '\n\n`$1`: ')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
  return { name, kind, paragraphs, ids: [...new Set(text.match(REQUIREMENT_ID))].sort() };
}

function docstringsIn(source: string): Docstring[] {
  return [...source.matchAll(DOCUMENTED)].map(([, comment = '', kind, name = '']) =>
    docstring(comment, kind === 'const' ? kind : 'function', name),
  );
}

/** The rules in one source: the exported functions with a docstring, and the constants whose docstring names a requirement. */
export function rulesIn(source: string, folder: string): Rule[] {
  return docstringsIn(source)
    .filter(({ kind, paragraphs, ids }) => paragraphs.length > 0 && (kind === 'function' || ids.length > 0))
    .map((doc) => ({ ...doc, folder }));
}

/** The values of a list or of an object of codes, from its source. */
function valuesOf(literal: string): string[] {
  const bare = literal.replace(COMMENT, '');
  if (bare.startsWith('[')) return [...bare.matchAll(/'([^']*)'/g)].map(([, value = '']) => value);
  return [...bare.matchAll(/(\w+): ([^,\n}]+)/g)].map(([, value, code = '']) => `${value} = ${code.trim().replaceAll("'", '')}`);
}

/** The enumerations in one source: the exported literals that are `as const` and have a docstring. */
export function enumerationsIn(source: string): Enumeration[] {
  const docs = new Map(docstringsIn(source).map((doc) => [doc.name, doc]));
  return [...source.matchAll(LIST)].flatMap(([, name = '', literal = '']) => {
    const doc = docs.get(name);
    return doc ? [{ ...doc, values: valuesOf(literal) }] : [];
  });
}

const isExported = (index: string, { name }: Docstring) => new RegExp(`\\b${name}\\b`).test(index);

/** Every enumeration that `@guiche/domain/enums` exports, by name. */
export function readEnumerations(root: string): Enumeration[] {
  const folder = join(root, 'packages/domain/src', ENUMERATIONS);
  const index = readFileSync(join(folder, 'index.ts'), 'utf8');
  return filesBelow(folder, (path) => path.endsWith('.ts') && !isTestCode(path))
    .flatMap((path) => enumerationsIn(readFileSync(path, 'utf8')))
    .filter((enumeration) => isExported(index, enumeration))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Every rule that `@guiche/domain` exports, in the order of its folders; enumerations are not among them. */
export function readRules(root: string): Rule[] {
  const source = join(root, 'packages/domain/src');
  const lists = new Set(readEnumerations(root).map(({ name }) => name));
  const files = filesBelow(source, (path) => path.endsWith('.ts') && !isTestCode(path) && basename(path) !== 'index.ts');
  return files.flatMap((path) => {
    const folder = dirname(path);
    const index = join(folder, 'index.ts');
    const exported = existsSync(index) ? readFileSync(index, 'utf8') : '';
    const rules = rulesIn(readFileSync(path, 'utf8'), shown(source, folder));
    return rules.filter((rule) => isExported(exported, rule) && !(rule.folder === ENUMERATIONS && lists.has(rule.name)));
  });
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`);
}

const code = (text: string) => `\`${text}\``;
const told = ({ paragraphs }: Docstring) => paragraphs.join('<br><br>');

/** The page that lists every rule and every enumeration with its whole docstring and its requirements. */
export function rulesPage(rules: readonly Rule[], enumerations: readonly Enumeration[]): string {
  const folders = [...new Set(rules.map(({ folder }) => folder))];
  const tables = folders.flatMap((folder) => {
    const rows = rules.filter((rule) => rule.folder === folder).map((rule) => [code(rule.name), told(rule), rule.ids.join(', ')]);
    return [`## ${folder}`, '', ...table(['rule', 'what it returns', 'requirement'], rows), ''];
  });
  const lists = enumerations.map((one) => [code(one.name), told(one), one.values.map(code).join(', '), one.ids.join(', ')]);
  return [
    '# Rules',
    '',
    'Every exported function of `@guiche/domain` and every constant that a requirement names, by the folder from which it is imported, and the [enumerations](#enumerations) with their values. `npm run rules` writes this page from the docstrings: correct them there.',
    '',
    ...tables,
    '## Enumerations',
    '',
    'Exports of `@guiche/domain/enums`. The values are those of the wire; `VALUE = code` gives the code or word that stands for a value elsewhere.',
    '',
    ...table(['enumeration', 'what it lists', 'values', 'requirement'], lists),
    '',
  ].join('\n');
}
