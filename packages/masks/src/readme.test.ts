import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const MODULES = import.meta.glob<Record<string, unknown>>(['./*/index.ts', './*/*/index.ts']);
const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

test('the README names every entry point', () => {
  const entries = [...new Set(Object.keys(MODULES).map((path) => path.split('/')[1] ?? ''))];
  expect(entries.length).toBeGreaterThan(20);
  for (const entry of entries) expect(readme, entry).toMatch(new RegExp(`[/]${entry}\\b`));
});
