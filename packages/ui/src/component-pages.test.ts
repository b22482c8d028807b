import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { checkComponentDocs, hasPage } from '../../../tools/lib/component-docs/check.ts';
import type { ComponentDoc } from '../../../tools/lib/component-docs/component-doc.ts';
import { readComponents } from '../../../tools/lib/component-docs/read-components.ts';
import { versionOfUi } from '../../../tools/lib/component-docs/version.ts';

const here = import.meta.dirname;
const root = join(here, '../../..');

let components: ComponentDoc[];
let pages: ComponentDoc[];
beforeAll(() => {
  components = readComponents(root);
  pages = components.filter((component) => hasPage(root, component));
});

const names = (found: readonly ComponentDoc[]) => found.map(({ name }) => name).sort();
/** The folders of components in which a file of a kind stands. */
const files = (kind: string) => globSync(`**/*.${kind}`, { cwd: here }).map((path) => basename(path).split('.')[0]?.replaceAll('-', ''));

test('B-072 each page tells when to use the component and when not, its keys and what a screen reader says', () => {
  expect(pages.length).toBeGreaterThan(80);
  expect(
    pages.flatMap(({ name, sections }) =>
      (['Use', 'Not for', 'Keyboard', 'Screen reader'] as const).filter((label) => !sections[label]).map((label) => `${name}: ${label}`),
    ),
  ).toEqual([]);
  expect(checkComponentDocs(root, components)).toEqual([]);
});

test('B-072 each page tells the parts of its component: numbered in a picture, or in a sentence', () => {
  const told = pages.filter(({ anatomy, sections }) => anatomy || sections.Parts);
  expect(names(told)).toEqual(names(pages));
  // Nobody is told twice, and a picture has what its numbers stand for.
  expect(names(pages.filter(({ anatomy, sections }) => anatomy && sections.Parts))).toEqual([]);
  const drawn = components.flatMap(({ name, anatomy }) => (anatomy ? [{ name, parts: anatomy.parts }] : []));
  expect(drawn.filter(({ parts }) => parts.length < 2 || parts.some((part) => !part.name || !part.at || !part.says))).toEqual([]);
});

test('B-072 every anatomy and every guidance beside a component is on a page', () => {
  const shared = files('anatomy.ts').filter((name) => name !== 'fieldframe');
  const own = components.filter(({ name, anatomy }) => anatomy && existsSync(join(here, fileOf(name, 'anatomy.ts'))));
  // Sorted as they are compared: `CarQuote…` comes before `CardV…`, and `carq…` after `card…`.
  const lowered = (all: readonly string[]) => all.map((name) => name.toLowerCase()).toSorted();
  expect(lowered(names(own))).toEqual(shared.sort());
  const guided = names(components.filter(({ guidance }) => guidance.length > 0));
  expect(lowered(guided)).toEqual(files('guidance.tsx').sort());
  expect(guided.length).toBeGreaterThanOrEqual(20);
  expect(components.flatMap(({ guidance }) => guidance).filter((pair) => !pair.do || !pair.dont)).toEqual([]);
});

/** The path of a file beside a component, below this folder. */
function fileOf(name: string, kind: string): string {
  const found = components.find((component) => component.name === name);
  return found?.file.replace('packages/ui/src/', '').replace(/\.tsx$/, `.${kind}`) ?? '';
}

test('B-072 each component tells its status, since when it is there and what changed when', () => {
  expect(components.filter(({ since }) => !/^\d+\.\d+\.\d+$/.test(since)).map(({ name }) => name)).toEqual([]);
  const isBeta = versionOfUi(root).startsWith('0.');
  expect(new Set(components.map(({ status }) => status))).toEqual(new Set([isBeta ? 'beta' : 'stable']));
  const changed = names(components.filter(({ changes }) => changes.length > 0));
  for (const { name, changes } of components) expect(changes.filter(({ text }) => !text.includes(`\`${name}\``))).toEqual([]);
  expect(changed).toEqual(expect.arrayContaining(['DateInput', 'DateTimeInput', 'InstantInput']));
});

test('B-072 each page tells the words that its component says by itself, in three languages', async () => {
  const texts = import.meta.glob<Record<string, { 'pt-BR': object }>>(['./*/*/*.texts.ts'], { eager: true });
  for (const [path, module] of Object.entries(texts)) {
    const folder = path.split('/').slice(1, 3).join('/');
    const told = new Set(
      components
        .filter(({ from }) => from === `@guiche/ui/${folder}`)
        .flatMap(({ words }) => words.map(({ key }) => key.replace(/_(zero|one|other)$/, ''))),
    );
    // Parts that several share stand in an internal folder, and are told of where they are used.
    if (folder.endsWith('/internal')) continue;
    for (const { 'pt-BR': said } of Object.values(module))
      expect([path, Object.keys(said).filter((key) => !told.has(key))]).toEqual([path, []]);
  }
  expect(components.flatMap(({ words }) => words).filter((word) => !word['pt-BR'] || !word.en || !word.es)).toEqual([]);
});
