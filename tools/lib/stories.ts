import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { filesBelow, shown } from './files.ts';
import { child, children, parseFile, type SyntaxNode, text, walk } from './syntax.ts';

/** A PascalCase name, and not a constant in capitals. */
function componentName(specifier: SyntaxNode): string | undefined {
  if (specifier['isTypeOnly'] === true) return undefined;
  const name = text(child(specifier, 'exported') ?? child(specifier, 'orig'), 'value') ?? '';
  return /^[A-Z]/.test(name) && /[a-z]/.test(name) ? name : undefined;
}

export interface ComponentFile {
  path: string;
  names: string[];
  /** The folder from which the components are imported. */
  folder: string;
}

/** The classes that a file exports: errors, because components are functions. */
function classesIn(path: string): string[] {
  const declarations = children(parseFile(path).tree, 'body').map((node) => child(node, 'declaration'));
  return declarations.flatMap((node) => (node?.type === 'ClassDeclaration' ? (text(child(node, 'identifier'), 'value') ?? []) : []));
}

/** The component files whose exports are in an index.ts. */
function componentsOf(index: string): ComponentFile[] {
  const { tree } = parseFile(index);
  return children(tree, 'body').flatMap((node) => {
    const source = text(child(node, 'source'), 'value');
    if (node.type !== 'ExportNamedDeclaration' || node['typeOnly'] === true || !source?.startsWith('.')) return [];
    const path = `${resolve(dirname(index), source.replace(/\.(tsx?|js)$/, ''))}.tsx`;
    if (!existsSync(path)) return [];
    const classes = classesIn(path);
    const names = children(node, 'specifiers')
      .flatMap((specifier) => componentName(specifier) ?? [])
      .filter((name) => !classes.includes(name));
    return names.length > 0 ? [{ path, names, folder: dirname(index) }] : [];
  });
}

function identifiersIn(path: string): Set<string> {
  const names = new Set<string>();
  walk(parseFile(path).tree, (node) => {
    if (node.type === 'Identifier') names.add(text(node, 'value') ?? '');
  });
  return names;
}

/** Whether Storybook shows the component: in its own story or, for a part (menu-item of menu), in a story of the same folder. */
function hasStory({ path, names }: ComponentFile): boolean {
  if (existsSync(path.replace(/\.tsx$/, '.stories.tsx'))) return true;
  const folder = dirname(path);
  if (basename(path, '.tsx') === basename(folder)) return false;
  const stories = readdirSync(folder).filter((name) => name.endsWith('.stories.tsx'));
  const used = stories.map((name) => identifiersIn(join(folder, name)));
  return names.every((name) => used.some((identifiers) => identifiers.has(name)));
}

/** The files of every public component of ui. */
export function publicComponents(root: string): ComponentFile[] {
  const folder = join(root, 'packages/ui/src');
  return filesBelow(folder, (path) => /[\\/]index\.tsx?$/.test(path))
    .filter((path) => !/[\\/](internal|i18n|test-support)[\\/]/.test(path.slice(folder.length)))
    .flatMap(componentsOf);
}

/** Every public component of ui, and those that Storybook does not show. */
export function checkStories(root: string): { components: number; findings: string[] } {
  const components = publicComponents(root);
  const findings = components.filter((component) => !hasStory(component)).map(({ path }) => `${shown(root, path)} has no story`);
  return { components: components.length, findings: [...new Set(findings)] };
}
