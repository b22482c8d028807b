import { readFileSync } from 'node:fs';
import IMask from 'imask';
import { expect, test } from 'vitest';

const MODULES = import.meta.glob<Record<string, unknown>>(['./*/index.ts', './*/*/index.ts']);
const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const blocks = [...readme.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code);

interface Example {
  expression: string;
  answer: string;
  /** The statements before it in its block, which define the names that it uses. */
  names: string;
}

/** The lines of a block with their result: `isCpf('…'); // true`. */
function examplesIn(block: string): Example[] {
  const names = [...block.matchAll(/^const .*;$/gm)].map(([line]) => line).join('\n');
  return [...block.matchAll(/^(?!const |import |\/\/)(.+); \/\/ (.+)$/gm)].map(([, expression = '', answer = '']) => ({
    expression,
    answer,
    names,
  }));
}

/** The imports of the blocks, by name. */
async function importsOf(code: string): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = { IMask };
  for (const [, names = '', entry = ''] of code.matchAll(/import \{ (.+) \} from '@guiche\/masks\/(.+)';/g)) {
    const module = (await MODULES[`./${entry}/index.ts`]?.()) ?? {};
    for (const name of names.split(', ')) found[name] = module[name];
  }
  return found;
}

test('every example of the README gives what it says', async () => {
  const imported = await importsOf(blocks.join('\n'));
  const examples = blocks.flatMap(examplesIn);
  expect(examples.length).toBeGreaterThan(25);
  for (const { expression, answer, names } of examples) {
    const ask = (code: string): unknown =>
      new Function(...Object.keys(imported), `${names}\nreturn (${code});`)(...Object.values(imported));
    expect(ask(expression), expression).toEqual(ask(answer));
  }
});

test('the README names every entry point', () => {
  const entries = [...new Set(Object.keys(MODULES).map((path) => path.split('/')[1] ?? ''))];
  expect(entries.length).toBeGreaterThan(20);
  for (const entry of entries) expect(readme, entry).toMatch(new RegExp(`[/]${entry}\\b`));
});
