import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkStories } from './stories.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'guiche-stories-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, source = 'export {};') {
  const file = join(root, 'packages/ui/src', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
}

test('a public component needs a story beside it; what is not public, not a component or exempt needs none', () => {
  write(
    'inputs/cpf-input/index.ts',
    "export { CpfInput, type CpfInputProps } from './cpf-input.tsx';\nexport { CPF_LENGTH } from './limits.tsx';",
  );
  write('inputs/cpf-input/cpf-input.tsx');
  write('inputs/cpf-input/cpf-input.stories.tsx');
  write('inputs/cpf-input/limits.tsx');
  write(
    'feedback/badge/index.ts',
    "export { Badge } from './badge';\nexport { useBadge } from './use-badge';\nexport type { Tone } from './tone.tsx';",
  );
  write('feedback/badge/badge.tsx');
  write('feedback/badge/badge-part.tsx');
  write('feedback/badge/use-badge.tsx');
  write('feedback/badge/tone.tsx');
  write('on-demand/index.ts', "export { NotFetched } from './on-demand.tsx';");
  write('on-demand/on-demand.tsx', 'export class NotFetched extends Error {}');
  for (const folder of ['internal/part', 'i18n']) {
    write(`${folder}/index.ts`, "export { Part } from './part.tsx';");
    write(`${folder}/part.tsx`);
  }
  expect(checkStories(root)).toEqual({ components: 2, findings: ['packages/ui/src/feedback/badge/badge.tsx has no story'] });
});

test('a part of a component is shown by a story that uses it, the component itself only by its own', () => {
  write(
    'primitives/menu/index.ts',
    "export { Menu } from './menu.tsx';\nexport { MenuItem } from './menu-item.tsx';\nexport { MenuLine } from './menu-line.tsx';",
  );
  for (const name of ['menu', 'menu-item', 'menu-line']) write(`primitives/menu/${name}.tsx`);
  write('primitives/menu/open.stories.tsx', 'export const Open = { render: () => <Menu><MenuItem /></Menu> };');
  expect(checkStories(root).findings).toEqual([
    'packages/ui/src/primitives/menu/menu.tsx has no story',
    'packages/ui/src/primitives/menu/menu-line.tsx has no story',
  ]);
});

test('a repository without ui has no component', () => {
  expect(checkStories(root)).toEqual({ components: 0, findings: [] });
});
