import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkExamples } from './examples.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'guiche-examples-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(source: string) {
  const file = join(root, 'packages/ui/src/inputs/field/field.stories.tsx');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `const meta = { title: 'Inputs/Field' };\nexport default meta;\n${source}`);
}
const FILE = 'packages/ui/src/inputs/field/field.stories.tsx';

test('a story without a name of its own is an example, with or without a play function', () => {
  write("export const Empty: Story = {};\nexport const Typed: Story = { name: 'keeps the digits', play: async () => {} };");
  expect(checkExamples(root)).toEqual([]);
  write('export const Open: Story = { play: async () => {} };');
  expect(checkExamples(root)).toEqual([]);
});

test('a file whose stories are all tests has no example; the tag makes one', () => {
  write("export const Typed: Story = { name: 'keeps the digits', async play() {} };");
  expect(checkExamples(root)).toEqual([`${FILE} has no example: each of its stories tests the behaviour in its name`]);
  write("export const Page: Story = { name: 'Field', tags: ['example'], play: async () => {} };");
  expect(checkExamples(root)).toEqual([]);
});

test('a story that cites a requirement needs a play function', () => {
  write("export const Empty: Story = {};\nexport const Typed: Story = { name: 'A-017 keeps the digits' };");
  expect(checkExamples(root)).toEqual([`${FILE}:4: "A-017 keeps the digits" has no play function, so it proves nothing`]);
});
