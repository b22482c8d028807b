import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

/** Any node of the syntax tree: its other properties depend on its type. */
export interface SyntaxNode {
  readonly type: string;
  readonly [key: string]: unknown;
}

export interface ParsedSource {
  readonly tree: SyntaxNode;
  /** The line on which a node begins, counted from 1. */
  readonly lineOf: (node: SyntaxNode) => number;
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The node in the property `key`, if there is one. */
export function child(node: SyntaxNode | undefined, key: string): SyntaxNode | undefined {
  const value = node?.[key];
  return isNode(value) ? value : undefined;
}

/** The text in the property `key`, if there is one. */
export function text(node: SyntaxNode | undefined, key: string): string | undefined {
  const value = node?.[key];
  return typeof value === 'string' ? value : undefined;
}

/** The nodes in the list in the property `key`. */
export function children(node: SyntaxNode | undefined, key: string): SyntaxNode[] {
  const value = node?.[key];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** The arguments of a call. swc wraps each in an object of its own. */
export function callArguments(call: SyntaxNode): SyntaxNode[] {
  return unwrapped(call['arguments']);
}

/** The elements of an array literal, which swc wraps in the same way. */
export function arrayElements(array: SyntaxNode): SyntaxNode[] {
  return unwrapped(array['elements']);
}

function unwrapped(list: unknown): SyntaxNode[] {
  const items: unknown[] = Array.isArray(list) ? list : [];
  return items.flatMap((item) => {
    if (typeof item !== 'object' || item === null || !('expression' in item)) return [];
    return isNode(item.expression) ? [item.expression] : [];
  });
}

/** The cooked pieces of a template literal between its `${}`. */
export function templatePieces(template: SyntaxNode): string[] {
  return children(template, 'quasis').map((piece) => text(piece, 'cooked') ?? text(piece, 'raw') ?? '');
}

/** Calls `visit` with every node, outer ones first. If it returns `false`, the children of that node are skipped. */
export function walk(value: unknown, visit: (node: SyntaxNode) => unknown): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, visit);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value) && visit(value) === false) return;
  for (const [key, part] of Object.entries(value)) {
    if (key !== 'span') walk(part, visit);
  }
}

/** Parses TypeScript, with JSX when the file's name ends with x. Throws, with the file's name, on a syntax error. */
export function parse(source: string, fileName: string): ParsedSource {
  const bytes = Buffer.from(source, 'utf8');
  let tree: unknown;
  try {
    tree = parseSync(source, { syntax: 'typescript', tsx: fileName.endsWith('x'), target: 'es2022' });
  } catch (error) {
    throw new Error(`${fileName}: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (!isNode(tree)) throw new Error(`${fileName}: the parser gave no tree`);
  // swc counts in bytes, starting at 1.
  const lineOf = (node: SyntaxNode) => {
    const span = node['span'];
    const start = typeof span === 'object' && span !== null && 'start' in span && typeof span.start === 'number' ? span.start : 1;
    return bytes
      .subarray(0, start - 1)
      .toString('utf8')
      .split('\n').length;
  };
  return { tree, lineOf };
}

export function parseFile(path: string): ParsedSource {
  return parse(readFileSync(path, 'utf8'), path);
}
