import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../prepare.mjs';
import { entryPoints } from '../entry-points.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The first parts of the entry points of ui that have two: `inputs` of `./inputs/money-input`. */
const FOLDERS = [...new Set(entryPoints(join(root, 'packages/ui')).flatMap((entry) => /^\.?\/?([\w-]+)\//.exec(entry)?.[1] ?? []))].sort();

test('the README of ui names every folder from which components are imported', () => {
  expect(FOLDERS.length).toBeGreaterThan(10);
  const named = [...read('packages/ui/README.md').matchAll(/^\| `@guiche\/ui\/([\w-]+)\/…`/gm)].map(([, folder]) => folder);
  expect(named.sort()).toEqual(FOLDERS);
});

test('the guide says of every folder that a component may be added to it', () => {
  const named = /packages\/ui\/src\/<([\w|-]+)>\/<name>/.exec(read('CONTRIBUTING.md'))?.[1]?.split('|') ?? [];
  expect(named.sort()).toEqual(FOLDERS);
});
