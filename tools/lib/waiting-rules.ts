import { basename, dirname, join } from 'node:path';
import { filesBelow, isTestCode, shown } from './files.ts';
import { child, children, parseFile, type SyntaxNode, text, walk } from './syntax.ts';

/** A function that a folder of the domain exports. */
export interface ExportedFunction {
  name: string;
  /** The folder that people import. */
  folder: string;
}

/** A function that a folder of the domain exports and nothing outside of the domain calls. */
export interface WaitingRule extends ExportedFunction {
  /** Whether another file of the domain uses it: then it may be in use through that file. */
  usedInside: boolean;
}

export interface RuleUse {
  /** How many functions the domain exports. */
  exported: number;
  waiting: WaitingRule[];
}

const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression']);

/** The functions that a source exports by name. */
function functionsIn(tree: SyntaxNode): string[] {
  return children(tree, 'body').flatMap((statement) => {
    if (statement.type !== 'ExportDeclaration') return [];
    const declaration = child(statement, 'declaration');
    if (declaration?.type === 'FunctionDeclaration') return [text(child(declaration, 'identifier'), 'value') ?? ''];
    return children(declaration, 'declarations')
      .filter((declarator) => FUNCTIONS.has(child(declarator, 'init')?.type ?? ''))
      .map((declarator) => text(child(declarator, 'id'), 'value') ?? '');
  });
}

interface NamesFrom {
  from: string;
  /** The names that are imported or exported again; undefined for all of them (`* as`). */
  names: string[] | undefined;
  /** Whether they are exported again. */
  again: boolean;
}

/** The imports and re-exports of a source. Types are not told apart, because no function has the name of a type. */
function namesFrom(tree: SyntaxNode): NamesFrom[] {
  return children(tree, 'body').flatMap((statement) => {
    if (!['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration'].includes(statement.type)) return [];
    const from = text(child(statement, 'source'), 'value');
    if (from === undefined) return [];
    const specifiers = children(statement, 'specifiers');
    const all = specifiers.length === 0 || specifiers.some(({ type }) => type === 'ImportNamespaceSpecifier');
    const names = specifiers.map((specifier) => {
      const original = child(specifier, 'imported') ?? child(specifier, 'orig') ?? child(specifier, 'local');
      return text(original, 'value') ?? '';
    });
    return [{ from, names: all ? undefined : names, again: statement.type !== 'ImportDeclaration' }];
  });
}

/** Every identifier of a source, once for each occurrence. */
function identifiersIn(tree: SyntaxNode): string[] {
  const names: string[] = [];
  walk(tree, (node) => {
    const name = node.type === 'Identifier' ? text(node, 'value') : undefined;
    if (name !== undefined) names.push(name);
  });
  return names;
}

/** The exports of an index by name, with the place of their declaration as `path name`. */
function exportedFrom(index: string, tree: SyntaxNode): Map<string, string> {
  const pairs = namesFrom(tree)
    .filter(({ again }) => again)
    .flatMap(({ from, names = [] }) => names.map((name): [string, string] => [name, `${join(dirname(index), from)} ${name}`]));
  return new Map(pairs);
}

const isSource = (path: string) => /\.tsx?$/.test(path) && !isTestCode(path);

function readDomain(root: string) {
  const domain = join(root, 'packages/domain/src');
  const inside = filesBelow(domain, isSource).map((path) => ({ path, tree: parseFile(path).tree }));
  const indexes = inside.filter(({ path }) => basename(path) === 'index.ts');
  const places = new Map(indexes.map(({ path, tree }) => [path, exportedFrom(path, tree)]));
  const functions = new Set(inside.flatMap(({ path, tree }) => functionsIn(tree).map((name) => `${path} ${name}`)));
  const exported = [...places].flatMap(([index, names]) =>
    [...names].map(([name, place]) => ({ name, place, folder: shown(domain, dirname(index)) })).filter(({ place }) => functions.has(place)),
  );
  return { inside, places, exported };
}

/** The functions that the folders of the domain export. */
export function exportedFunctions(root: string): ExportedFunction[] {
  return readDomain(root).exported.map(({ name, folder }) => ({ name, folder }));
}

/**
 * The functions that the folders of the domain export, and those of them that nothing outside of the domain uses.
 *
 * Tests, stories and the Foundations pages of Storybook show a rule, but do not count as a use.
 */
export function readRuleUse(root: string): RuleUse {
  const { inside, places, exported } = readDomain(root);

  const usedOutside = new Set<string>();
  for (const path of ['packages/contract', 'packages/ui', 'apps'].flatMap((folder) => filesBelow(join(root, folder), isSource))) {
    const { tree } = parseFile(path);
    for (const { from, names } of namesFrom(tree)) {
      const folder = /^@guiche\/domain\/(.+)$/.exec(from)?.[1];
      if (folder !== undefined) for (const name of names ?? identifiersIn(tree)) usedOutside.add(`${folder} ${name}`);
    }
  }

  const usedInside = new Set<string>();
  for (const { path, tree } of inside.filter(({ path }) => basename(path) !== 'index.ts')) {
    for (const { from, names = [] } of namesFrom(tree)) {
      const file = join(dirname(path), from);
      for (const name of names) usedInside.add(places.get(file)?.get(name) ?? `${file} ${name}`);
    }
    const identifiers = identifiersIn(tree);
    // One occurrence is the declaration.
    for (const name of functionsIn(tree)) if (identifiers.filter((found) => found === name).length > 1) usedInside.add(`${path} ${name}`);
  }
  return {
    exported: exported.length,
    waiting: exported
      .filter(({ name, folder }) => !usedOutside.has(`${folder} ${name}`))
      .map(({ name, folder, place }) => ({ name, folder, usedInside: usedInside.has(place) })),
  };
}

/** The waiting rules in lines, folder by folder. */
export function waitingRulesReport(waiting: readonly WaitingRule[]): string[] {
  const folders = [...new Set(waiting.map(({ folder }) => folder))];
  return folders.flatMap((folder) => [
    folder,
    ...waiting
      .filter((rule) => rule.folder === folder)
      .map(({ name, usedInside }) => `  ${name}${usedInside ? '   (used by other rules)' : ''}`),
  ]);
}
