import { examples } from 'virtual:readme';
import { createFormControl, type RegisterOptions } from 'react-hook-form';
import { afterEach, describe, expect, test, vi } from 'vitest';

/** Those that need a page run in one: packages/ui/src/readme.browser.test.tsx. */
const NEEDS_A_PAGE = /^ui\/|\.tsx$|^masks\/7\.ts$/;
const here = Object.keys(examples).filter((name) => !NEEDS_A_PAGE.test(name));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const load = async (name: string) => (await examples[name]?.()) ?? { results: [] };

/** A server for the examples of the contract. */
function serve(): void {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (address: string | URL | Request) => {
    const path = new URL(address instanceof Request ? address.url : address).pathname;
    const found = path.endsWith('/login') ? { id: 1 } : [];
    return Response.json(found, { headers: { authorization: 'Bearer abc' } });
  });
}

test.each(here)('what %s says is so', async (name) => {
  serve();
  for (const { line, value, expected } of (await load(name)).results) expect(value, line).toEqual(expected);
});

test('most examples say what they give', async () => {
  serve();
  const results = await Promise.all(here.map(async (name) => (await load(name)).results));
  expect(results.flat().length).toBeGreaterThan(40);
});

describe('recipes', () => {
  test('react-hook-form takes the rules of its recipe', async () => {
    const all = await Promise.all(here.filter((name) => name.startsWith('masks/')).map(load));
    const rules = all.find((one) => 'cpfRules' in one)?.['cpfRules'] as RegisterOptions<{ cpf: string }, 'cpf'>;
    const { register, setValue, handleSubmit } = createFormControl({ defaultValues: { cpf: '' } });
    register('cpf', rules);
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
});
