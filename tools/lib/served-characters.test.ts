import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../prepare.mjs';
import { filesBelow, shown } from './files.ts';
import { parseFile, text, walk } from './syntax.ts';

const ui = join(root, 'packages/ui');
const FACES = [
  createRequire(join(ui, 'package.json')).resolve('@fontsource-variable/ibm-plex-sans/wght.css'),
  join(ui, 'fonts/symbols.css'),
];

/** The characters for which a page fetches one of our fonts. */
const RANGES = FACES.flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, first = '', last = first]) => ({
    first: Number.parseInt(first, 16),
    last: Number.parseInt(last, 16),
  })),
);
const isServed = (character: string) => {
  const code = character.codePointAt(0) ?? 0;
  return RANGES.some(({ first, last }) => code >= first && code <= last);
};

const SOURCES = ['packages/ui/src', 'packages/domain/src', 'apps/backoffice/src'];
const ASIDE = /\.(test|stories|guidance|anatomy)\.tsx?$|test-support|[\\/]foundations[\\/]/;

/** Characters in code that nobody reads on a screen in our font. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  '⌘': 'a key of Apple, whose systems have it',
  '∗': 'stands for an asterisk in a text that is copied',
  '∼': 'stands for a tilde in a text that is copied',
  ˍ: 'stands for an underscore in a text that is copied',
};

/** The literals of a file: what it can show. */
function literals(path: string): string[] {
  const found: string[] = [];
  walk(parseFile(path).tree, (node) => {
    if (node.type === 'StringLiteral' || node.type === 'JSXText') found.push(text(node, 'value') ?? '');
    if (node.type === 'TemplateElement') found.push(text(node, 'cooked') ?? '');
  });
  return found;
}

const inSources = SOURCES.flatMap((folder) => filesBelow(join(root, folder), (path) => /\.tsx?$/.test(path) && !ASIDE.test(path))).flatMap(
  (path) => literals(path).map((said) => [path, said] as const),
);
const inLocales = filesBelow(join(root, 'apps/backoffice/public/locales'), (path) => path.endsWith('.json')).map(
  (path) => [path, readFileSync(path, 'utf8')] as const,
);

test('each character that we write is in a font that we serve', () => {
  const all = [...inSources, ...inLocales];
  expect(all.length).toBeGreaterThan(5000);
  const strange = all.flatMap(([path, said]) =>
    [...said]
      .filter((character) => !isServed(character) && !(character in ELSEWHERE))
      .map((character) => `${shown(root, path)}: ${character} (U+${character.codePointAt(0)?.toString(16).toUpperCase()})`),
  );
  expect([...new Set(strange)]).toEqual([]);
});

test('the arrow of a route is in our font', () => {
  expect([...'→≠≤'].filter((character) => !isServed(character))).toEqual([]);
});
