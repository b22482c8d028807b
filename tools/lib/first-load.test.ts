import { expect, test } from 'vitest';
import { root } from '../prepare.mjs';
import { bundle } from './bundle.ts';
import { shown } from './files.ts';

const FIRST_SCREEN = `
  export { start } from './apps/backoffice/src/app/start.tsx';
  export { Component } from './apps/backoffice/src/features/lists/route.tsx';
`;
const FOREIGN = [
  'react',
  'react-dom',
  'react-router',
  '@tanstack',
  '@radix-ui',
  'lucide-react',
  'i18next',
  'zod',
  'imask',
  'react-day-picker',
];

const { modules } = await bundle(FIRST_SCREEN, root, FOREIGN, ['@guiche/source'], false);
const files = modules.map((path) => shown(root, path));

test("the first load has the topics of the lists, and no other of the trade's texts", () => {
  const topics = files.flatMap((path) => /messages\/([\w-]+)\/(pt-br|en|es)\.ts$/.exec(path)?.slice(1, 3).join(' ') ?? []);
  expect(topics.sort()).toEqual([
    'common pt-br',
    'deadline pt-br',
    'errors pt-br',
    'request-lists pt-br',
    'services pt-br',
    'statuses pt-br',
  ]);
});

test('the first load has no modal, no dialog and none of their words: it does not grow with them', () => {
  expect(files.filter((path) => /ui\/src\/(modals|form|quote)\/|-dialog|features\/request\//.test(path))).toEqual([]);
  expect(files).toContain('packages/ui/src/request/request-list/request-list.texts.ts');
});
