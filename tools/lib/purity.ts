import { join } from 'node:path';
import { filesBelow, isTestCode, shown } from './files.ts';
import { callArguments, child, type ParsedSource, parse, parseFile, type SyntaxNode, text, walk } from './syntax.ts';

/** The packages whose functions must return the same result for the same arguments. */
const PURE = ['packages/masks/src', 'packages/domain/src'];

/** Global objects whose use makes a function impure. */
const OUTSIDE = new Set([
  'caches',
  'console',
  'crypto',
  'document',
  'globalThis',
  'indexedDB',
  'localStorage',
  'navigator',
  'performance',
  'process',
  'self',
  'sessionStorage',
  'window',
]);
const CALLS = new Set(['fetch', 'queueMicrotask', 'requestAnimationFrame', 'require', 'setImmediate', 'setInterval', 'setTimeout']);
const MEMBERS = new Set(['Date.now', 'Math.random']);

function identifier(node: SyntaxNode | undefined): string {
  return node?.type === 'Identifier' ? (text(node, 'value') ?? '') : '';
}

/** The use of the clock, of randomness or of the outside world in a node, as the source writes it. */
function outsideUse(node: SyntaxNode): string | undefined {
  switch (node.type) {
    case 'MemberExpression': {
      const object = identifier(child(node, 'object'));
      const name = `${object}.${identifier(child(node, 'property'))}`;
      return OUTSIDE.has(object) || MEMBERS.has(name) ? name : undefined;
    }
    case 'CallExpression': {
      const callee = identifier(child(node, 'callee'));
      return CALLS.has(callee) || callee === 'Date' ? `${callee}()` : undefined;
    }
    case 'NewExpression': {
      const callee = identifier(child(node, 'callee'));
      return callee === 'Date' && callArguments(node).length === 0 ? 'new Date()' : undefined;
    }
    default:
      return undefined;
  }
}

function usesIn({ tree, lineOf }: ParsedSource): { use: string; line: number }[] {
  const found: { use: string; line: number }[] = [];
  walk(tree, (node) => {
    const use = outsideUse(node);
    if (use) found.push({ use, line: lineOf(node) });
  });
  return found;
}

/** Every use of the clock, of randomness or of the outside world in a source. */
export function outsideUses(source: string): string[] {
  return usesIn(parse(source, 'source.ts')).map(({ use }) => use);
}

/** Every shipped file of masks and domain, and the places where one of them is not pure. */
export function checkPurity(root: string): { files: number; findings: string[] } {
  const files = PURE.flatMap((folder) => filesBelow(join(root, folder), (path) => path.endsWith('.ts') && !isTestCode(path)));
  const findings = files.flatMap((path) =>
    usesIn(parseFile(path)).map(({ use, line }) => `${shown(root, path)}:${line} uses ${use}: hand it in as a parameter`),
  );
  return { files: files.length, findings };
}
