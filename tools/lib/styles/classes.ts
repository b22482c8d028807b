import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Scanner } from '@tailwindcss/oxide';

const LOCAL_IMPORT = /(?:from\s+|import\s*\(\s*|import\s+)'(\.[^']+)'/g;

/** The files that a source imports from its own package, at once or later. */
function importsOf(path: string, text: string): string[] {
  const found = [...text.matchAll(LOCAL_IMPORT)].map(([, specifier = '']) => resolve(dirname(path), specifier));
  return found.filter((file) => existsSync(file));
}

/** Finds the classes with our prefix in a source and in all that it imports. Each file is read once. */
export function classFinder(): (entry: string) => Set<string> {
  const known = new Map<string, { classes: readonly string[]; imports: readonly string[] }>();
  function read(path: string) {
    const before = known.get(path);
    if (before) return before;
    const content = readFileSync(path, 'utf8');
    const classes = new Scanner({}).scanFiles([{ content, extension: 'tsx' }]).filter((name) => name.startsWith('g:'));
    const file = { classes, imports: importsOf(path, content) };
    known.set(path, file);
    return file;
  }
  return (entry) => {
    const files = new Set([join(entry)]);
    const classes = new Set<string>();
    for (const path of files) {
      const file = read(path);
      for (const name of file.classes) classes.add(name);
      for (const next of file.imports) files.add(next);
    }
    return classes;
  };
}
