import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../prepare.mjs';
import { checkImports } from './imports.ts';

let folder: string;

function write(path: string, source: string) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
}

/** A small tree with the real packages' manifests, so that names resolve through the real `exports`. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guiche-imports-'));
  mkdirSync(join(folder, 'node_modules/@guiche'), { recursive: true });
  for (const name of readdirSync(join(root, 'packages'))) {
    write(`packages/${name}/src/one/index.ts`, 'export const one = 1;\n');
    cpSync(join(root, 'packages', name, 'package.json'), join(folder, 'packages', name, 'package.json'));
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@guiche', name), 'junction');
  }
  write('node_modules/react/package.json', '{ "name": "react", "version": "19.0.0", "main": "index.js" }');
  write('node_modules/react/index.js', 'module.exports = {};\n');
  write('node_modules/drizzle-orm/package.json', '{ "name": "drizzle-orm", "version": "1.0.0", "main": "index.js" }');
  write('node_modules/drizzle-orm/index.js', 'module.exports = {};\n');
  write('apps/api/src/quotes/data/quotes.ts', "import type * as sql from 'drizzle-orm';\nexport type Sql = typeof sql;\n");
  write('apps/api/src/server.ts', "import { one } from '@guiche/contract/one';\nexport const server = one;\n");
  write('apps/backoffice/src/features/requests/route.tsx', "import { one } from '@guiche/ui/one';\nexport const route = one;\n");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a tree that keeps to the direction has no finding', async () => {
  const { modules, findings } = await checkImports(folder);
  expect(findings).toEqual([]);
  expect(modules).toBeGreaterThan(5);
});

test('every import against the direction is found, by package name too', async () => {
  const planted: [path: string, imported: string, rule: string][] = [
    ['packages/masks/src/a.ts', '@guiche/domain/one', 'direction-of-packages-masks'],
    ['packages/domain/src/a.ts', '@guiche/contract/one', 'direction-of-packages-domain'],
    ['packages/contract/src/a.ts', '@guiche/ui/one', 'direction-of-packages-contract'],
    ['packages/ui/src/a.ts', '@guiche/contract/one', 'direction-of-packages-ui'],
    ['packages/ui/src/b.ts', '../../../apps/backoffice/src/features/requests/route.tsx', 'packages-not-apps'],
    ['apps/api/src/a.ts', '@guiche/ui/one', 'direction-of-apps-api'],
    ['apps/backoffice/src/a.ts', '../../api/src/server.ts', 'direction-of-apps-backoffice'],
    ['apps/backoffice/src/b.ts', '../../../packages/domain/src/one/index.ts', 'packages-by-name'],
    ['apps/backoffice/src/features/quotes/route.ts', '../requests/route.tsx', 'features-apart'],
    ['apps/backoffice/src/c.ts', '../../../packages/ui/src/internal/part/index.ts', 'internal-stays-inside'],
    ['apps/backoffice/src/d.ts', '@guiche/ui/internal/part', 'resolvable'],
    ['packages/ui/src/internal/a.ts', '../inputs/one/index.ts', 'internal-of-ui-below-its-rooms'],
    ['packages/ui/src/request/a.ts', '../inputs/internal/part.ts', 'internal-of-a-room'],
    ['packages/domain/src/b.ts', 'node:fs', 'packages-run-in-browsers'],
    ['packages/domain/src/c.ts', 'react', 'rules-without-react'],
    ['packages/domain/src/d.ts', '@guiche/masks/nowhere', 'resolvable'],
    ['packages/domain/src/e.ts', './f.ts', 'no-circular'],
    ['apps/api/src/quotes/a.ts', '../db/schema/cotacao.ts', 'sql-in-data'],
    ['apps/api/src/quotes/b.ts', 'drizzle-orm', 'sql-in-data'],
  ];
  write('packages/ui/src/internal/part/index.ts', 'export const part = 1;\n');
  write('packages/ui/src/inputs/one/index.ts', "import '../internal/part.ts';\nimport '../../internal/part/index.ts';\n");
  write('packages/ui/src/inputs/internal/part.ts', 'export const part = 1;\n');
  write('packages/domain/src/f.ts', "import './e.ts';\n");
  write('apps/api/src/db/schema/cotacao.ts', 'export const cotacao = 1;\n');
  // Type imports count as well: the compiler would need the package.
  for (const [path, imported] of planted) write(path, `import type * as other from '${imported}';\nexport type Other = typeof other;\n`);
  const { findings } = await checkImports(folder);
  for (const [path, , rule] of planted) expect(findings).toContainEqual(expect.stringMatching(`^${rule}: ${path} `));
  // A room may use its own internal, and that of the package.
  expect(findings.filter((finding) => finding.includes(': packages/ui/src/inputs/one/'))).toEqual([]);
});

test('a tree without modules is a finding, not a pass', async () => {
  for (const name of ['packages', 'apps']) rmSync(join(folder, name), { recursive: true });
  mkdirSync(join(folder, 'packages'));
  expect((await checkImports(folder)).findings).toEqual(['dependency-cruiser found no module at all']);
});
