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

function write(source: string, more = '') {
  const file = join(root, 'packages/ui/src/inputs/field/field.stories.tsx');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `const meta = { title: 'Inputs/Field'${more} } satisfies Meta<typeof Field>;\nexport default meta;\n${source}`);
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

test('an example that is an open window stands in a frame of its own', () => {
  const covers = (line: number) => `${FILE}:${line}: an open window covers the page: docs: { story: { inline: false } }`;
  const source =
    "export const Some: Story = {};\nexport const Closed: Story = { args: { open: false } };\nexport const Asks: Story = { name: 'asks', play: async () => {} };";
  write(source, ', args: { open: true }');
  expect(checkExamples(root)).toEqual([covers(3)]);
  write(source, ', args: { open: true }, parameters: { docs: { story: { inline: false } } }');
  expect(checkExamples(root)).toEqual([]);
  write(source, ", args: { open: true }, parameters: { layout: 'fullscreen' }");
  expect(checkExamples(root)).toEqual([]);
  write('export const Open: Story = { args: { open: true } };');
  expect(checkExamples(root)).toEqual([covers(3)]);
});
