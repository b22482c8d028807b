import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { beforeAll, expect, test, vi } from 'vitest';
import { anatomy as fieldAnatomy } from './internal/field-frame.anatomy.ts';
import type { Anatomy } from './test-support/page.ts';

type Stories = Parameters<typeof composeStories>[0];

interface Runnable {
  args: Record<string, unknown>;
  run: (context: { args: Record<string, unknown> }) => Promise<void>;
}

const own = import.meta.glob<Anatomy>(['./**/*.anatomy.ts', '!./internal/**'], { eager: true, import: 'anatomy' });
const stories = import.meta.glob<Stories>(['./**/*.stories.tsx', '!./foundations/**']);

beforeAll(() => {
  setProjectAnnotations([]);
});

/** The story file of a component: in its folder there is one alone. */
function storiesBeside(path: string): [path: string, load: () => Promise<Stories>] {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const found = Object.entries(stories).find(([file]) => file.startsWith(folder));
  if (!found) throw new Error(`${path} has no stories`);
  return found;
}

/** The parts that the example of an anatomy does not show, once it has had time to show those that are not optional. */
async function missingParts({ example, args, parts }: Anatomy, load: () => Promise<Stories>): Promise<string[]> {
  const composed: Record<string, Runnable> = composeStories(await load());
  const story = composed[example];
  if (!story) return [`there is no story ${example}`];
  await story.run({ args: { ...story.args, ...args } });
  const missing = () => parts.filter(({ at }) => !document.querySelector(at));
  await vi.waitFor(() => expect(missing().filter(({ optional }) => !optional)).toEqual([]), { timeout: 2_000 }).catch(() => undefined);
  return missing().map(({ name }) => name);
}

test.each(Object.entries(own))('B-072 %s: each part of the picture is in its example', async (path, anatomy) => {
  expect(await missingParts(anatomy, storiesBeside(path)[1])).toEqual([]);
});

const fields = Object.entries(stories).filter(
  ([path]) => /^\.\/inputs\/[^/]+\/[^/]+$/.test(path) && !Object.keys(own).some((file) => storiesBeside(file)[0] === path),
);
const optional = fieldAnatomy.parts.filter((part) => part.optional).map(({ name }) => name);
const seen = new Set<string>();

test.each(fields)('B-072 %s: shows the parts that all fields share', async (_path, load) => {
  const missing = await missingParts(fieldAnatomy, load);
  for (const name of optional) if (!missing.includes(name)) seen.add(name);
  expect(missing.filter((name) => !optional.includes(name))).toEqual([]);
});

test('B-072 each part that not every field has is in one of them', () => {
  expect([...seen].sort()).toEqual([...optional].sort());
});
