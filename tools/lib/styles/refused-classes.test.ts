import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../prepare.mjs';
import { filesBelow } from '../files.ts';
import { classFinder } from './classes.ts';
import { refusedClass } from './refused-classes.ts';

test('no class of ours names a side of the screen or a colour that is no token, or restyles the page when a window opens', () => {
  const classesOf = classFinder();
  const folders = ['packages/ui/src', 'apps/backoffice/src'].map((path) => join(root, path));
  const files = folders.flatMap((folder) => filesBelow(folder, (path) => path.endsWith('.tsx')));
  const classes = new Set(files.flatMap((path) => [...classesOf(path)]));
  expect(classes.size).toBeGreaterThan(600);
  expect([...classes].flatMap((name) => refusedClass(name) ?? [])).toEqual([]);
});

test.each([
  ['g:ml-auto', 'g:ml-auto: "ms" follows the direction in which people read'],
  ['g:sm:-left-2.75', 'g:sm:-left-2.75: "start" follows the direction in which people read'],
  ['g:xl:border-l-danger', 'g:xl:border-l-danger: "border-s" follows the direction in which people read'],
  ['g:text-right', 'g:text-right: "text-end" follows the direction in which people read'],
  ['g:bg-[#fff]', 'g:bg-[#fff]: a colour that no theme and no brand can change'],
  ['g:shadow-[0_1px_2px_oklch(0.3_0.02_245)]', 'g:shadow-[0_1px_2px_oklch(0.3_0.02_245)]: a colour that no theme and no brand can change'],
  ['g:[&_tr:last-child>*]:border-b-0', 'g:[&_tr:last-child>*]:border-b-0: restyles the whole page whenever a window opens'],
  ['g:[&_tbody>tr:last-child]:shadow-none', undefined],
  ['g:ms-auto', undefined],
  ['g:border-line', undefined],
  ['g:rounded-lg', undefined],
  ['g:leading-5', undefined],
  ['g:forced-colors:bg-[Highlight]', undefined],
  ['g:shadow-[inset_0_-1px_0_var(--guiche-line)]', undefined],
])('%s', (name, said) => expect(refusedClass(name)).toBe(said));
