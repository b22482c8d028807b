import { readFileSync } from 'node:fs';
import IMask from 'imask';
import { createFormControl, type RegisterOptions } from 'react-hook-form';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { z } from 'zod';

const MODULES = import.meta.glob<Record<string, unknown>>(['./*/index.ts', './*/*/index.ts']);
const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const blocks = [...readme.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code);

interface Example {
  expression: string;
  answer: string;
  /** The statements before it in its block, which define the names that it uses. */
  names: string;
}

function namesIn(block: string): string {
  return [...block.matchAll(/^const .*;$/gm)].map(([line]) => line).join('\n');
}

/** The lines of a block with their result: `isCpf('…'); // true`. */
function examplesIn(block: string): Example[] {
  const names = namesIn(block);
  return [...block.matchAll(/^(?!const |import |\/\/)(.+); \/\/ (.+)$/gm)].map(([, expression = '', answer = '']) => ({
    expression,
    answer,
    names,
  }));
}

/** The imports of the blocks, by name. */
async function importsOf(code: string): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = { IMask, v, z };
  for (const [, names = '', entry = ''] of code.matchAll(/import \{ (.+) \} from '@guiche\/masks\/(.+)';/g)) {
    const module = (await MODULES[`./${entry}/index.ts`]?.()) ?? {};
    for (const name of names.split(', ')) found[name] = module[name];
  }
  return found;
}

function evaluate(expression: string, names: string, imported: Record<string, unknown>): unknown {
  return new Function(...Object.keys(imported), `${names}\nreturn (${expression});`)(...Object.values(imported));
}

test('every example of the README gives what it says', async () => {
  const imported = await importsOf(blocks.join('\n'));
  const examples = blocks.flatMap(examplesIn);
  expect(examples.length).toBeGreaterThan(25);
  for (const { expression, answer, names } of examples) {
    const ask = (code: string) => evaluate(code, names, imported);
    expect(ask(expression), expression).toEqual(ask(answer));
  }
});

test('react-hook-form takes the rules of its recipe', async () => {
  const block = blocks.find((code) => code.includes('cpfRules')) ?? '';
  const rules = evaluate('cpfRules', namesIn(block), await importsOf(block));
  const { register, setValue, handleSubmit } = createFormControl({ defaultValues: { cpf: '' } });
  register('cpf', rules as RegisterOptions<{ cpf: string }, 'cpf'>);
  const submitted = async (cpf: string) => {
    setValue('cpf', cpf);
    let heard: unknown;
    await handleSubmit(
      (values) => {
        heard = values;
      },
      (errors) => {
        heard = errors.cpf?.message;
      },
    )();
    return heard;
  };
  expect(await submitted('529.982.247-24')).toBe('Confira o CPF.');
  expect(await submitted('529.982.247-25')).toEqual({ cpf: '529.982.247-25' });
});

test('the README names every entry point', () => {
  const entries = [...new Set(Object.keys(MODULES).map((path) => path.split('/')[1] ?? ''))];
  expect(entries.length).toBeGreaterThan(20);
  for (const entry of entries) expect(readme, entry).toMatch(new RegExp(`[/]${entry}\\b`));
});
