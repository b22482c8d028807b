import { existsSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import { componentTexts, mentionsIn, TEXTS_FILE, unusedKeys } from '../messages.ts';
import { callArguments, child, children, type ParsedSource, parseFile, text, walk } from '../syntax.ts';

/** A text that a component says by itself, in every language. */
export interface WordDoc {
  key: string;
  'pt-BR': string;
  en: string;
  es: string;
}

/** The modules of ours that a module imports by a relative path, at once or on demand. */
function relativeImports(path: string, { tree }: ParsedSource): string[] {
  const named = children(tree, 'body').map((node) => child(node, 'source'));
  walk(tree, (node) => {
    if (node.type === 'CallExpression' && child(node, 'callee')?.type === 'Import') named.push(...callArguments(node).slice(0, 1));
  });
  return named.flatMap((node) => {
    const from = text(node, 'value');
    if (!from?.startsWith('.')) return [];
    const target = resolve(dirname(path), from);
    return existsSync(target) && /\.tsx?$/.test(target) ? [target] : [];
  });
}

/** Whether a module belongs to the component of `folder`: it stands there, or in an `internal`, where components share what they say. */
function belongsTo(folder: string, path: string): boolean {
  return !relative(folder, path).startsWith('..') || /[\\/]internal[\\/]/.test(path);
}

/**
 * The words of a component and of the parts that it is made of, from the files of texts that these import. Other public components are
 * not followed: what they say is on their own pages. Of texts that several share, those count that the component names.
 */
export function wordsOf(path: string): WordDoc[] {
  const seen = new Map<string, ParsedSource>();
  const importing = new Map<string, ParsedSource[]>();
  const visit = (module: string) => {
    if (seen.has(module)) return;
    const parsed = parseFile(module);
    seen.set(module, parsed);
    for (const target of relativeImports(module, parsed)) {
      if (TEXTS_FILE.test(target)) importing.set(target, [...(importing.get(target) ?? []), parsed]);
      else if (belongsTo(dirname(path), target) && basename(target) !== 'index.ts') visit(target);
    }
  };
  visit(path);
  return [...importing].flatMap(([file, sources]) => {
    const languages = componentTexts(file, basename(file));
    const said = languages.get('pt-BR') ?? new Map<string, string>();
    const unnamed = unusedKeys(said, mentionsIn(sources));
    return [...said.keys()]
      .filter((key) => !unnamed.some((base) => key === base || key.startsWith(`${base}_`)))
      .map((key) => ({
        key,
        'pt-BR': said.get(key) ?? '',
        en: languages.get('en')?.get(key) ?? '',
        es: languages.get('es')?.get(key) ?? '',
      }));
  });
}
