import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, loadConfigFromFile } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isBuilt, newestChange } from './backoffice-build.mjs';
import { isAtLeast } from './prepare.mjs';

const BEFORE = new Date('2026-01-01T10:00:00Z');
const BUILD = new Date('2026-01-01T11:00:00Z');
const AFTER = new Date('2026-01-01T12:00:00Z');

let folder: string;
const stamp = () => join(folder, 'stamp.json');
const built = (settings = '') => isBuilt(stamp(), { folder, settings });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guiche-build-'));
  for (const path of ['packages/ui/src', 'apps/backoffice/src', 'apps/backoffice/dist']) mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, 'apps/backoffice/dist/index.html'), '');
  writeFileSync(join(folder, 'packages/ui/src/button.tsx'), '');
  writeFileSync(join(folder, 'packages/ui/src/button.stories.tsx'), '');
  for (const path of ['packages/ui/src/button.tsx', 'packages/ui/src', 'apps/backoffice/src'])
    utimesSync(join(folder, path), BEFORE, BEFORE);
  writeFileSync(stamp(), JSON.stringify({ startedAt: BUILD.getTime(), settings: '' }));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a build newer than its sources is right; a story written since does not matter', () => {
  expect(built()).toBe(true);
});

test.each([
  ['a source that changed since', () => utimesSync(join(folder, 'packages/ui/src/button.tsx'), AFTER, AFTER)],
  ['a file that went since', () => utimesSync(join(folder, 'apps/backoffice/src'), AFTER, AFTER)],
  ['a lost dist', () => rmSync(join(folder, 'apps/backoffice/dist'), { recursive: true })],
  ['a lost stamp', () => rmSync(stamp())],
])('builds again after %s', (_case, happen) => {
  happen();
  expect(built()).toBe(false);
});

test('builds again for other settings', () => {
  expect(built('[["VITE_PRODUCT","Other"]]')).toBe(false);
});

test('nothing at a path never changed', () => {
  expect(newestChange(join(folder, 'nowhere'))).toBe(0);
});

test.each([
  ['20.19.0', true],
  ['20.18.9', false],
  ['22.0.0', true],
  ['18.20.1', false],
])('Node %s is at least 20.19: %s', (version, answer) => {
  expect(isAtLeast(version, [20, 19])).toBe(answer);
});

/** Builds a file that uses `zod/mini`, with the aliases and the log of the app's configuration. */
async function buildWithSchemas(expression: string) {
  const root = join(import.meta.dirname, '../apps/backoffice');
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, join(root, 'vite.config.ts'), root, 'silent');
  if (!loaded) throw new Error('the back office has no vite.config.ts');
  const { resolve, build: settings } = loaded.config;
  const input = join(folder, 'schemas.js');
  writeFileSync(input, `import * as z from 'zod/mini';\nconsole.log(${expression});`);
  const rolldownOptions = { input, ...(settings?.rolldownOptions?.onLog && { onLog: settings.rolldownOptions.onLog }) };
  return build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    ...(resolve && { resolve }),
    build: { write: false, rolldownOptions },
  });
}

test('a schema builder that the browser’s stand-in lacks fails the build by its name', async () => {
  await expect(buildWithSchemas('z.string()')).resolves.toBeDefined();
  await expect(buildWithSchemas('z.unheardOf()')).rejects.toThrow(/unheardOf/);
}, 30_000);
