import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { cacheFolder, root } from '../../prepare.mjs';
import { execCommand } from '../exec.ts';
import { PACKAGES, readmeBlocks } from './readme-blocks.ts';

/** Style sheets, of which a compiler knows nothing. */
const STYLES = "declare module '*.css';\n";

test('every example of the READMEs compiles', async () => {
  // Inside the repository, so that it resolves the packages as the repository does.
  const folder = join(cacheFolder, 'readme');
  rmSync(folder, { recursive: true, force: true });
  const blocks = PACKAGES.flatMap((name) => readmeBlocks(root, name));
  expect(blocks.length).toBeGreaterThan(25);
  for (const { name, code } of blocks) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${code}export {};\n`);
  }
  writeFileSync(join(folder, 'styles.d.ts'), STYLES);
  // As strict as a new project of Vite's, into which somebody copies them.
  const strict = { noUnusedLocals: true, noUnusedParameters: true, exactOptionalPropertyTypes: true };
  const compilerOptions = {
    ...strict,
    noEmit: true,
    jsx: 'react-jsx',
    types: [],
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    skipLibCheck: true,
  };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: { ...compilerOptions, composite: false },
      include: ['.'],
    }),
  );
  const { code, output } = await execCommand('tsc', ['-p', folder, '--pretty', 'false'], { quiet: true });
  const places = blocks.reduce((said, { name, at }) => said.replaceAll(join('readme', name), `${at} (${name})`), output);
  expect(places).toBe('');
  expect(code).toBe(0);
});
