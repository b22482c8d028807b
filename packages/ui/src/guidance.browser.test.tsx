import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import type { GuidancePair } from './test-support/page.ts';

const files = import.meta.glob<readonly GuidancePair[]>('./**/*.guidance.tsx', { import: 'guidance' });

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each(Object.entries(files))('B-072 %s: what to do and what not are drawn, and say different things', async (_path, load) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const pair of await load()) {
    const drawn: string[] = [];
    for (const { example } of [pair.do, pair.dont]) {
      const place = document.body.appendChild(document.createElement('div'));
      const root = createRoot(place);
      await act(async () => root.render(example));
      // What opens over the page stands beside its place.
      drawn.push(document.body.innerHTML);
      expect(document.body.textContent, pair.do.words).not.toBe('');
      await act(async () => root.unmount());
      document.body.replaceChildren();
    }
    expect(drawn[0]).not.toBe(drawn[1]);
    expect(pair.do.words).not.toBe(pair.dont.words);
  }
  expect(complaints.mock.calls).toEqual([]);
});
