import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changesOf, readChanges, statusOf } from './changelog.ts';

let root: string;
function write(path: string, text: string) {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'guiche-changelog-'));
  write('.changeset/README.md', '# Changes\n');
  write('.changeset/next.md', '---\n"@guiche/ui": minor\n"@guiche/masks": patch\n---\n\n`Dialog` has\na context.\n');
  write(
    'packages/ui/CHANGELOG.md',
    `# @guiche/ui

## 0.10.0

### Minor Changes

- 1a2b3c4: The prefix is \`g\`.
  It was none.

### Patch Changes

- Updated dependencies [1a2b3c4]
  - @guiche/masks@0.10.0

## 0.9.0

### Patch Changes

- 5d6e7f8: \`Dialogs\` are none of ours.
`,
  );
  write('packages/masks/CHANGELOG.md', '# @guiche/masks\n\n## 0.10.0\n\n### Patch Changes\n\n- 1a2b3c4: The prefix is `g`. It was none.\n');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('what waits comes first, then the versions, the newest first; what packages share is told once', () => {
  expect(readChanges(root)).toEqual([
    { version: '', level: 'minor', packages: ['@guiche/ui', '@guiche/masks'], text: '`Dialog` has a context.' },
    { version: '0.10.0', level: 'minor', packages: ['@guiche/ui', '@guiche/masks'], text: 'The prefix is `g`. It was none.' },
    { version: '0.9.0', level: 'patch', packages: ['@guiche/ui'], text: '`Dialogs` are none of ours.' },
  ]);
});

test('a change belongs to the components that it names as code', () => {
  expect(changesOf('Dialog', readChanges(root))).toEqual([{ version: '', text: '`Dialog` has a context.' }]);
});

test('nothing is stable before version 1', () => {
  expect(statusOf('0.10.0', false)).toBe('beta');
  expect(statusOf('1.0.0', false)).toBe('stable');
  expect(statusOf('1.0.0', true)).toBe('deprecated');
});
