import { composeStories } from '@storybook/react-vite';
import { act, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { loadMessages, UiLanguageProvider } from './i18n/index.ts';

type Stories = Parameters<typeof composeStories>[0];

const stories = import.meta.glob<Stories>(['./**/*.stories.tsx', '!./foundations/**']);

afterEach(() => vi.restoreAllMocks());

/** What React says of a page that a server made, from the moment at which it takes it over. */
async function hydrated(Story: ComponentType): Promise<string[]> {
  const page = (
    <UiLanguageProvider language="en">
      <Story />
    </UiLanguageProvider>
  );
  const said: string[] = [];
  const console = vi.spyOn(globalThis.console, 'error').mockImplementation((...words) => void said.push(words.map(String).join(' ')));
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page);
  const root = await act(async () => hydrateRoot(place, page, { onRecoverableError: (error) => said.push(String(error)) }));
  await act(async () => root.unmount());
  place.remove();
  console.mockRestore();
  return said;
}

test.each(Object.entries(stories))('B-073 %s: React takes over what a server rendered, and finds no difference', async (_path, load) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const composed: [name: string, Story: ComponentType][] = Object.entries(composeStories(await load()));
  await loadMessages('en');
  for (const [name, Story] of composed) expect(await hydrated(Story), name).toEqual([]);
  vi.unstubAllGlobals();
});
