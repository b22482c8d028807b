import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The addresses that a build of a version asks for while it starts in a language. */
async function asked(version: string, language: 'pt-BR' | 'es'): Promise<string[]> {
  vi.resetModules();
  const fetch = vi.fn(async (_address: string) => new Response('{}'));
  vi.stubGlobal('__BUILD_VERSION__', version);
  vi.stubGlobal('fetch', fetch);
  const { loadFirstTexts } = await import('./texts.ts');
  await loadFirstTexts(language);
  return fetch.mock.calls.map(([address]) => address);
}

test('A-007 the texts of each language are fetched from a static path of its own', async () => {
  expect(await asked('a1', 'pt-BR')).toEqual(['/locales/pt-BR.json?v=a1']);
  expect((await asked('a1', 'es')).map((address) => address.split('?')[0])).toEqual(['/locales/es.json', '/locales/pt-BR.json']);
});

test('A-008 what has the same name in each build is asked for with the version of the build', async () => {
  expect(await asked('b2', 'pt-BR')).toEqual(['/locales/pt-BR.json?v=b2']);
  expect(await asked('c3', 'pt-BR')).toEqual(['/locales/pt-BR.json?v=c3']);
});
