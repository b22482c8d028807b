import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { apiDigest, apiFindings, apiReport, toldPackages } from './api-report.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guiche-api-'));
  write('package.json', JSON.stringify({ name: '@guiche/x', exports: { './*': './dist/*/index.js' } }));
  write('src/a/index.ts', '');
  write('dist/a/index.d.ts', "export { join } from './join.ts';\n");
  write(
    'dist/a/join.d.ts',
    "import type { Part } from '../internal/part.ts';\n/** Joins. */\nexport declare function join(part: Part): string;\n",
  );
  write('dist/internal/part.d.ts', 'export interface Part {\n    /** Its name. */\n    name: string;\n}\nexport {};\n');
  write('dist/internal/hidden.d.ts', 'export declare const hidden: 1;\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

test('a report has the entries and all that is seen through them, and no comment', () => {
  const report = apiReport(folder);
  expect(report).toContain('  ./a\n');
  expect(report).toContain('── a/join\nexport declare function join(part: Part): string;');
  expect(report).toContain('── internal/part\nexport interface Part {\n    name: string;\n}');
  expect(report).not.toMatch(/Joins|Its name|hidden|import/);
});

test('another comment changes nothing, another type does, also in a declaration that is too long to show', () => {
  const before = apiReport(folder);
  write('dist/internal/part.d.ts', 'export interface Part {\n    /** What it is called. */\n    name: string;\n}\n');
  expect(apiReport(folder)).toBe(before);
  write('dist/internal/part.d.ts', 'export interface Part {\n    name: string | null;\n}\n');
  expect(apiReport(folder)).not.toBe(before);

  const long = (last: string) => `export declare const all: [${'number, '.repeat(400)}${last}];\n`;
  write('dist/internal/part.d.ts', long('1'));
  const first = apiReport(folder);
  expect(first.length).toBeLessThan(1_000);
  write('dist/internal/part.d.ts', long('2'));
  expect(apiReport(folder)).not.toBe(first);
});

test('a change must be written down, and told of', () => {
  const [old, report] = ['export const a: 1;', 'export const a: 2;'];
  const found = (written: string | undefined, released: string, ...told: string[]) =>
    apiFindings([{ name: '@guiche/x', report, written }], { '@guiche/x': apiDigest(released) }, new Set(told));
  expect(found(old, old)).toEqual([expect.stringContaining('npm run api')]);
  expect(found(undefined, report)).toEqual([expect.stringContaining('npm run api')]);
  expect(found(report, old)).toEqual([expect.stringContaining('npm run changeset')]);
  expect(found(report, old, '@guiche/y')).toHaveLength(1);
  expect(found(report, old, '@guiche/x')).toEqual([]);
  expect(found(report, report)).toEqual([]);
});

test('a changeset names its packages at its head', () => {
  const text = '---\n"@guiche/ui": minor\n\'@guiche/masks\': patch\n---\n\nBetter than "@guiche/domain": major\n';
  expect([...toldPackages([text, 'no head'])]).toEqual(['@guiche/ui', '@guiche/masks']);
});
