import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow, isTestCode, shown } from './files.ts';
import { child, isNode, type ParsedSource, parseFile, type SyntaxNode, templatePieces, text, walk } from './syntax.ts';

/** The texts of one language by their keys; a nested catalogue has its levels joined by dots. */
type Catalogue = ReadonlyMap<string, string>;

interface CatalogueSet {
  name: string;
  /** Languages by the name of their file. */
  languages: ReadonlyMap<string, Catalogue>;
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** A nested catalogue as a flat one. Anything that is neither text nor an object is an error of the catalogue's. */
export function flatten(value: unknown, prefix = ''): Catalogue {
  if (typeof value !== 'object' || value === null) throw new Error(`"${prefix}" is not a text`);
  const entries = Object.entries(value).flatMap(([key, part]): [string, string][] => {
    const path = prefix ? `${prefix}.${key}` : key;
    return typeof part === 'string' ? [[path, part]] : [...flatten(part, path)];
  });
  return new Map(entries);
}

/** The key that code names: i18next itself puts the plural's ending behind it. */
function baseKey(key: string, catalogue: Catalogue): string {
  const base = key.replace(PLURAL, '');
  return base !== key && catalogue.has(`${base}_other`) ? base : key;
}

function paramsOf(message: string): string[] {
  return [...message.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}/g)].map(([, name]) => name ?? '');
}

/** Keys by what code calls them, with all parameters of their forms. Languages differ in their plurals, not in these. */
function shape(catalogue: Catalogue): Map<string, string> {
  const params = new Map<string, Set<string>>();
  for (const [key, message] of catalogue) {
    const base = baseKey(key, catalogue);
    params.set(base, new Set([...(params.get(base) ?? []), ...paramsOf(message)]));
  }
  return new Map([...params].map(([key, names]) => [key, [...names].sort().join(', ')]));
}

/** What the languages of one set do not share: keys, parameters, and texts that are not there. */
export function compareLanguages({ name, languages }: CatalogueSet): string[] {
  const shapes = [...languages].map(([language, catalogue]) => ({ language, shape: shape(catalogue) }));
  const keys = [...new Set(shapes.flatMap(({ shape }) => [...shape.keys()]))];
  const differences = keys.flatMap((key) => {
    const missing = shapes.filter(({ shape }) => !shape.has(key)).map(({ language }) => language);
    if (missing.length > 0) return [`${name}: "${key}" is missing in ${missing.join(', ')}`];
    if (new Set(shapes.map(({ shape }) => shape.get(key))).size === 1) return [];
    return [`${name}: "${key}" has other parameters: ${shapes.map(({ language, shape }) => `${language} {${shape.get(key)}}`).join(', ')}`];
  });
  const empty = [...languages].flatMap(([language, catalogue]) =>
    [...catalogue].filter(([, message]) => message.trim() === '').map(([key]) => `${name}: "${key}" is empty in ${language}`),
  );
  return [...differences, ...empty];
}

interface Mentions {
  /** Every text that stands in the sources. */
  texts: Set<string>;
  /** How the template literals begin: `status_${x}` may name any key that begins with `status_`. */
  prefixes: string[];
  /** What `keyPrefix` options put before the keys of a component. */
  keyPrefixes: Set<string>;
}

const withoutNamespace = (key: string) => key.replace(/^[\w-]+:(?=\S)/, '');

/** The texts of the sources that could be keys. */
export function mentionsIn(sources: readonly ParsedSource[]): Mentions {
  const mentions: Mentions = { texts: new Set(), prefixes: [], keyPrefixes: new Set() };
  for (const { tree } of sources) {
    walk(tree, (node) => {
      if (node.type === 'StringLiteral') mentions.texts.add(withoutNamespace(text(node, 'value') ?? ''));
      // A record such as { AEREO: 'servico_aereo' } mentions by its values; one such as { servico_aereo: Icon } by its keys.
      if (node.type === 'KeyValueProperty') {
        const key = child(node, 'key');
        if (key?.type === 'Identifier') mentions.texts.add(text(key, 'value') ?? '');
        const value = child(node, 'value');
        if (text(key, 'value') === 'keyPrefix' && value?.type === 'StringLiteral') mentions.keyPrefixes.add(text(value, 'value') ?? '');
      }
      if (node.type !== 'TemplateLiteral') return;
      const pieces = templatePieces(node);
      const start = withoutNamespace(pieces[0] ?? '');
      if (pieces.length === 1) mentions.texts.add(start);
      // `a${x}` is no family of keys; a prefix ends where a word of the key does, or is long enough to mean one.
      else if (/^[\w.]+[._]$|^[\w.]{4,}$/.test(start)) mentions.prefixes.push(start);
    });
  }
  return mentions;
}

/** The keys that no source can be naming. */
export function unusedKeys(catalogue: Catalogue, { texts, prefixes, keyPrefixes }: Mentions): string[] {
  const named = (key: string) => texts.has(key) || prefixes.some((prefix) => key.startsWith(prefix));
  const bases = new Set([...catalogue.keys()].map((key) => baseKey(key, catalogue)));
  // One text may stand inside another: "$t(common.save)".
  const nested = new Set([...catalogue.values()].flatMap((message) => [...message.matchAll(/\$t\(([\w.:-]+)/g)].map(([, key]) => key)));
  return [...bases].filter(
    (key) =>
      !named(key) &&
      !nested.has(key) &&
      ![...keyPrefixes].some((prefix) => key.startsWith(`${prefix}.`) && named(key.slice(prefix.length + 1))),
  );
}

const SHOWN_ATTRIBUTES = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'label',
  'placeholder',
  'title',
]);

/** The literal texts that an expression may answer. */
function literalsOf(node: SyntaxNode | undefined): string[] {
  switch (node?.type) {
    case 'JSXText':
    case 'StringLiteral':
      return [text(node, 'value') ?? ''];
    case 'TemplateLiteral':
      return templatePieces(node);
    case 'JSXExpressionContainer':
    case 'ParenthesisExpression':
      return literalsOf(child(node, 'expression'));
    case 'ConditionalExpression':
      return [...literalsOf(child(node, 'consequent')), ...literalsOf(child(node, 'alternate'))];
    case 'BinaryExpression':
      return ['&&', '||', '??'].includes(text(node, 'operator') ?? '') ? literalsOf(child(node, 'right')) : [];
    default:
      return [];
  }
}

/** Texts that a person would read and that do not come from a catalogue, as `line: text`. */
export function textsOutsideCatalogues({ tree, lineOf }: ParsedSource): string[] {
  const found: string[] = [];
  const report = (node: SyntaxNode | undefined) => {
    for (const literal of literalsOf(node)) {
      if (node && /\p{L}/u.test(literal)) found.push(`${lineOf(node)}: "${literal.trim().replace(/\s+/g, ' ').slice(0, 60)}"`);
    }
  };
  walk(tree, (node) => {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      const parts = Array.isArray(node['children']) ? node['children'] : [];
      for (const part of parts) if (isNode(part)) report(part);
    }
    if (node.type === 'JSXAttribute' && SHOWN_ATTRIBUTES.has(text(child(node, 'name'), 'value') ?? '')) report(child(node, 'value'));
  });
  return found;
}

const CATALOGUES = [
  { name: 'domain', folder: 'packages/domain/src/messages', files: ['pt-br.ts', 'en.ts', 'es.ts'], unused: false },
  { name: 'ui', folder: 'packages/ui/src/i18n', files: ['pt-br.ts', 'en.ts', 'es.ts'], unused: true },
  { name: 'backoffice', folder: 'apps/backoffice/public/locales', files: ['pt-BR.json', 'en.json', 'es.json'], unused: true },
] as const;

async function readCatalogue(path: string): Promise<Catalogue> {
  if (path.endsWith('.json')) return flatten(JSON.parse(readFileSync(path, 'utf8')));
  const module: Record<string, unknown> = await import(pathToFileURL(path).href);
  const name = /pt-br\.ts$/.test(path) ? 'ptBr' : path.replace(/^.*[\\/]|\.ts$/g, '');
  if (!(name in module)) throw new Error(`${path} exports no "${name}"`);
  return flatten(module[name]);
}

/** Every finding about the messages of the repository, and how many keys were looked at. Parts that do not exist are passed over. */
export async function checkMessages(root: string): Promise<{ keys: number; findings: string[] }> {
  const findings: string[] = [];
  let keys = 0;
  const isCatalogue = (path: string) =>
    CATALOGUES.some(({ folder, files }) => files.some((file) => shown(root, path) === `${folder}/${file}`));
  const sources = ['packages', 'apps']
    .flatMap((folder) => filesBelow(join(root, folder), (path) => /[\\/]src[\\/].*\.tsx?$/.test(path)))
    .filter((path) => !isTestCode(path) && !isCatalogue(path))
    .map((path) => ({ path: shown(root, path), parsed: parseFile(path) }));
  const mentions = mentionsIn(sources.map(({ parsed }) => parsed));

  for (const { name, folder, files, unused } of CATALOGUES) {
    if (!existsSync(join(root, folder))) continue;
    const languages = new Map<string, Catalogue>();
    for (const file of files) {
      const path = join(root, folder, file);
      if (existsSync(path)) languages.set(file, await readCatalogue(path));
      else findings.push(`${name}: ${folder}/${file} is missing`);
    }
    const set = { name, languages };
    const first = languages.get(files[0]) ?? new Map<string, string>();
    keys += first.size;
    findings.push(...compareLanguages(set));
    if (unused) findings.push(...unusedKeys(first, mentions).map((key) => `${name}: no source names "${key}"`));
  }

  for (const { path, parsed } of sources) {
    if (!/^(packages\/ui|apps\/backoffice)\/src\/.*\.tsx$/.test(path)) continue;
    findings.push(...textsOutsideCatalogues(parsed).map((found) => `text outside i18n: ${path}:${found}`));
  }
  return { keys, findings };
}
