import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { filesBelow, isTestCode, shown } from './files.ts';
import {
  callArguments,
  child,
  children,
  isNode,
  type ParsedSource,
  parseFile,
  type SyntaxNode,
  templatePieces,
  text,
  walk,
} from './syntax.ts';

/** The texts of one language by their keys; the levels of a nested catalogue are joined by dots, and plural forms stand behind `_`. */
export type Catalogue = ReadonlyMap<string, string>;

interface CatalogueSet {
  name: string;
  /** Languages by the name of their file. */
  languages: ReadonlyMap<string, Catalogue>;
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

const FORMS: ReadonlySet<string> = new Set(['zero', 'one', 'other']);

/** A plural form stands behind its key as i18next writes it: `errors: { one, other }` as `errors_one`, `errors_other`. */
function pathOf(prefix: string, key: string, siblings: readonly string[]): string {
  if (!prefix) return key;
  return siblings.includes('other') && siblings.every((name) => FORMS.has(name)) ? `${prefix}_${key}` : `${prefix}.${key}`;
}

/** A nested catalogue as a flat one. A value that is neither text nor an object is an error of the catalogue. */
export function flatten(value: unknown, prefix = ''): Catalogue {
  if (typeof value !== 'object' || value === null) throw new Error(`"${prefix}" is not a text`);
  const entries = Object.entries(value).flatMap(([key, part]): [string, string][] => {
    const path = pathOf(prefix, key, Object.keys(value));
    return typeof part === 'string' ? [[path, part]] : [...flatten(part, path)];
  });
  return new Map(entries);
}

/** The key as code names it, without the plural's ending, which is added when the text is chosen. */
function baseKey(key: string, catalogue: Catalogue): string {
  const base = key.replace(PLURAL, '');
  return base !== key && catalogue.has(`${base}_other`) ? base : key;
}

function paramsOf(message: string): string[] {
  return [...message.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}/g)].map(([, name]) => name ?? '');
}

/** Keys as code names them, with the parameters of all their forms. Languages differ in their plurals, not in these. */
function shape(catalogue: Catalogue): Map<string, string> {
  const params = new Map<string, Set<string>>();
  for (const [key, message] of catalogue) {
    const base = baseKey(key, catalogue);
    params.set(base, new Set([...(params.get(base) ?? []), ...paramsOf(message)]));
  }
  return new Map([...params].map(([key, names]) => [key, [...names].sort().join(', ')]));
}

/** The differences between the languages of one set: missing keys, different parameters, empty texts. */
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

/**
 * The errors in the plural forms of one language. Portuguese, English and Spanish have texts for `one` and `other`; the form for 0 is
 * there in all languages or in none; in Portuguese 0 takes the form of `one`, which must contain the number then.
 */
export function pluralFindings({ name, languages }: CatalogueSet): string[] {
  return [...languages].flatMap(([language, catalogue]) =>
    [...new Set([...catalogue.keys()].map((key) => baseKey(key, catalogue)))].flatMap((base) => {
      const [zero, one, other] = ['zero', 'one', 'other'].map((form) => catalogue.get(`${base}_${form}`));
      if (other === undefined) return [];
      const zeroElsewhere = [...languages.values()].some((texts) => texts.has(`${base}_zero`));
      return [
        ...(one === undefined ? [`${name}: "${base}" has no form for one in ${language}`] : []),
        ...(zero === undefined && zeroElsewhere ? [`${name}: "${base}" has no form for 0 in ${language}`] : []),
        ...(zero === undefined && /^pt/i.test(language) && one !== undefined && /\{\{count\}\}/.test(other) && !/\{\{count\}\}/.test(one)
          ? [`${name}: "${base}" reads "${one}" for 0 in ${language}: name {{count}} in it, or give 0 a form`]
          : []),
      ];
    }),
  );
}

interface Mentions {
  /** Every string literal of the sources. */
  texts: Set<string>;
  /** The beginnings of the template literals: `status_${x}` may name any key that begins with `status_`. */
  prefixes: string[];
  /** The `keyPrefix` options, which stand before the keys of a component. */
  keyPrefixes: Set<string>;
}

const withoutNamespace = (key: string) => key.replace(/^[\w-]+:(?=\S)/, '');

/** The string literals of the sources that could be keys. */
export function mentionsIn(sources: readonly ParsedSource[]): Mentions {
  const mentions: Mentions = { texts: new Set(), prefixes: [], keyPrefixes: new Set() };
  for (const { tree } of sources) {
    walk(tree, (node) => {
      if (node.type === 'StringLiteral') mentions.texts.add(withoutNamespace(text(node, 'value') ?? ''));
      // In a record such as { AEREO: 'servico_aereo' } the values are keys; in one such as { servico_aereo: Icon } the property names are.
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
      // `a${x}` names no family of keys: a prefix must end with a word of the key, or be long enough.
      else if (/^[\w.]+[._]$|^[\w.]{4,}$/.test(start)) mentions.prefixes.push(start);
    });
  }
  return mentions;
}

/** The keys that no source can name. */
export function unusedKeys(catalogue: Catalogue, { texts, prefixes, keyPrefixes }: Mentions): string[] {
  const named = (key: string) => texts.has(key) || prefixes.some((prefix) => key.startsWith(prefix));
  const bases = new Set([...catalogue.keys()].map((key) => baseKey(key, catalogue)));
  // One text may refer to another: "$t(common.save)".
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

/** The string literals that an expression may evaluate to. */
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

/** Texts in markup that do not come from a catalogue, as `line: text`. */
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

function keyOf(property: SyntaxNode): string {
  const key = child(property, 'key');
  return text(key, 'value') ?? '';
}

/** An object of texts as it stands in the source. A value that is not a literal is an error of the catalogue. */
function literalObject(node: SyntaxNode | undefined, path: string): Record<string, unknown> {
  const object = /^Ts(Const|As|Satisfies)/.test(node?.type ?? '') ? child(node, 'expression') : node;
  if (object?.type !== 'ObjectExpression') throw new Error(`${path}: the catalogue is not an object of texts`);
  return Object.fromEntries(
    children(object, 'properties').map((property) => {
      const value = child(property, 'value');
      if (value?.type === 'StringLiteral') return [keyOf(property), text(value, 'value')];
      if (value?.type === 'TemplateLiteral' && children(value, 'expressions').length === 0)
        return [keyOf(property), templatePieces(value)[0]];
      return [keyOf(property), literalObject(value, path)];
    }),
  );
}

/** The object behind `export const <name> =` of a module. */
function exportedObject(path: string, name: string): Record<string, unknown> {
  let found: SyntaxNode | undefined;
  walk(parseFile(path).tree, (node) => {
    if (node.type === 'VariableDeclarator' && text(child(node, 'id'), 'value') === name) found = child(node, 'init');
  });
  if (!found) throw new Error(`${path} exports no "${name}"`);
  return literalObject(found, path);
}

interface Source {
  path: string;
  parsed: ParsedSource;
}

interface Checked {
  keys: number;
  findings: string[];
}

const NO_TEXTS: Catalogue = new Map();

/** The errors of one set of texts, whichever code uses it. */
function checkSet(set: CatalogueSet): Checked {
  const [first = NO_TEXTS] = set.languages.values();
  return {
    keys: new Set([...first.keys()].map((key) => baseKey(key, first))).size,
    findings: [...compareLanguages(set), ...pluralFindings(set)],
  };
}

/** The trade's texts: a folder for each topic, a file for each language, and no key in two topics. */
function checkTopics(root: string): Checked[] {
  const folder = join(root, 'packages/domain/src/messages');
  const homes = new Map<string, string>();
  return filesBelow(folder, (path) => basename(path) === 'pt-br.ts').map((path) => {
    const name = `messages/${basename(dirname(path))}`;
    const files = [
      ['pt-br', 'ptBr'],
      ['en', 'en'],
      ['es', 'es'],
    ] as const;
    const languages = files.map(([file, exported]) => {
      const home = join(dirname(path), `${file}.ts`);
      return [file, existsSync(home) ? flatten(exportedObject(home, exported)) : NO_TEXTS] as const;
    });
    const set = { name, languages: new Map<string, Catalogue>(languages) };
    const { keys, findings } = checkSet(set);
    const texts = set.languages.get('pt-br') ?? NO_TEXTS;
    const repeated = [...texts.keys()].flatMap((key) => {
      const other = homes.get(key);
      homes.set(key, name);
      return other ? [`${name}: "${key}" stands in ${other} too`] : [];
    });
    return { keys, findings: [...findings, ...repeated] };
  });
}

/** Whether a module imports another one of its package. */
function importsFile({ path, parsed }: Source, imported: string, root: string): boolean {
  return children(parsed.tree, 'body').some((node) => {
    const from = text(child(node, 'source'), 'value');
    return from?.startsWith('.') && resolve(root, dirname(path), from) === imported;
  });
}

/**
 * The words that a component's file of texts defines: for each language its texts by key. Throws unless it defines them in one call.
 */
export function componentTexts(path: string, name: string): Map<string, Catalogue> {
  const calls: SyntaxNode[] = [];
  walk(parseFile(path).tree, (node) => {
    if (node.type === 'CallExpression' && text(child(node, 'callee'), 'value') === 'defineTexts') calls.push(node);
  });
  const [call, ...more] = calls;
  if (!call || more.length > 0) throw new Error(`${name}: one call of defineTexts is expected, there are ${calls.length}`);
  const [texts] = callArguments(call);
  return new Map(Object.entries(literalObject(texts, name)).map(([language, catalogue]) => [language, flatten(catalogue)] as const));
}

/** The components' own words, all languages in one file beside them; the files that import it name each of its keys. */
function checkComponentTexts(root: string, sources: readonly Source[]): Checked[] {
  return filesBelow(join(root, 'packages/ui/src'), (path) => TEXTS_FILE.test(path) && !isTestCode(path)).map((path) => {
    const name = shown(root, path).replace('packages/ui/src/', 'ui/');
    const set = { name, languages: componentTexts(path, name) };
    const missing = ['pt-BR', 'en', 'es']
      .filter((language) => !set.languages.has(language))
      .map((language) => `${name}: ${language} is missing`);
    const importing = sources.filter((source) => importsFile(source, path, root));
    const unused = unusedKeys(set.languages.get('pt-BR') ?? NO_TEXTS, mentionsIn(importing.map(({ parsed }) => parsed)));
    const { keys, findings } = checkSet(set);
    return { keys, findings: [...missing, ...findings, ...unused.map((key) => `${name}: no source that imports it names "${key}"`)] };
  });
}

/** A file that defines the words of a component, beside it. */
export const TEXTS_FILE = /([\\/]|\.)texts\.ts$/;
const APP_LOCALES = 'apps/backoffice/public/locales';

/** The app's own words. */
function checkAppTexts(root: string, mentions: Mentions): Checked[] {
  if (!existsSync(join(root, APP_LOCALES))) return [];
  const files = ['pt-BR.json', 'en.json', 'es.json'].map((file) => ({ file, path: join(root, APP_LOCALES, file) }));
  const missing = files.filter(({ path }) => !existsSync(path)).map(({ file }) => `backoffice: ${APP_LOCALES}/${file} is missing`);
  const languages = files
    .filter(({ path }) => existsSync(path))
    .map(({ file, path }) => [file, flatten(JSON.parse(readFileSync(path, 'utf8')))] as const);
  const set = { name: 'backoffice', languages: new Map<string, Catalogue>(languages) };
  const unused = unusedKeys(set.languages.get('pt-BR.json') ?? NO_TEXTS, mentions);
  const { keys, findings } = checkSet(set);
  return [{ keys, findings: [...missing, ...findings, ...unused.map((key) => `backoffice: no source names "${key}"`)] }];
}

/** Every finding about the messages of the repository, and the number of keys that were checked. Parts that do not exist are skipped. */
export function checkMessages(root: string): Checked {
  const sources = ['packages', 'apps']
    .flatMap((folder) => filesBelow(join(root, folder), (path) => /[\\/]src[\\/].*\.tsx?$/.test(path)))
    .filter((path) => !isTestCode(path) && !TEXTS_FILE.test(path) && !/[\\/]messages[\\/].*[\\/](pt-br|en|es)\.ts$/.test(path))
    .map((path): Source => ({ path: shown(root, path), parsed: parseFile(path) }));
  const app = sources.filter(({ path }) => path.startsWith('apps/backoffice/'));
  const checked = [
    ...checkTopics(root),
    ...checkComponentTexts(root, sources),
    ...checkAppTexts(root, mentionsIn(app.map(({ parsed }) => parsed))),
  ];
  const outside = sources
    .filter(({ path }) => /^(packages\/ui|apps\/backoffice)\/src\/.*\.tsx$/.test(path))
    .flatMap(({ path, parsed }) => textsOutsideCatalogues(parsed).map((found) => `text outside catalogues: ${path}:${found}`));
  return {
    keys: checked.reduce((sum, { keys }) => sum + keys, 0),
    findings: [...checked.flatMap(({ findings }) => findings), ...outside],
  };
}
