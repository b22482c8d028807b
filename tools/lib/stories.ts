import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { filesBelow, shown } from './files.ts';
import { child, children, parseFile, type SyntaxNode, text } from './syntax.ts';

function isComponentExport(specifier: SyntaxNode): boolean {
  const name = text(child(specifier, 'exported') ?? child(specifier, 'orig'), 'value') ?? '';
  // PascalCase, and not a constant in capitals.
  return specifier['isTypeOnly'] !== true && /^[A-Z]/.test(name) && /[a-z]/.test(name);
}

/** The component files that an index.ts makes public. */
function publicComponents(index: string): string[] {
  const { tree } = parseFile(index);
  const exports = children(tree, 'body').filter(({ type, ...node }) => type === 'ExportNamedDeclaration' && node['typeOnly'] !== true);
  const files = exports
    .filter((node) => children(node, 'specifiers').some(isComponentExport))
    .map((node) => text(child(node, 'source'), 'value'))
    .filter((source): source is string => source?.startsWith('.') === true)
    .map((source) => resolve(dirname(index), source.replace(/\.(tsx?|js)$/, '')))
    .map((path) => `${path}.tsx`);
  return [...new Set(files)].filter((path) => existsSync(path));
}

/** Every public component of ui, and those of them that no designer can see: without a story beside them. */
export function checkStories(root: string): { components: number; findings: string[] } {
  const folder = join(root, 'packages/ui/src');
  const indexes = filesBelow(folder, (path) => /[\\/]index\.tsx?$/.test(path)).filter(
    (path) => !/[\\/](internal|i18n|test-support)[\\/]/.test(path.slice(folder.length)),
  );
  const components = [...new Set(indexes.flatMap(publicComponents))];
  const findings = components
    .filter((path) => !existsSync(path.replace(/\.tsx$/, '.stories.tsx')))
    .map((path) => `${shown(root, path)} has no story`);
  return { components: components.length, findings };
}
