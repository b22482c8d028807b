import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import type { GuidancePair } from './test-support/page.ts';

const files = import.meta.glob<readonly GuidancePair[]>('./**/*.guidance.tsx', { import: 'guidance' });

afterEach(() => vi.restoreAllMocks());

/** What a picture draws, in its place or over the page. */
async function drawn({ example }: GuidancePair['do']): Promise<string> {
  const place = document.body.appendChild(document.createElement('main'));
  const root = createRoot(place);
  const before = document.body.innerHTML;
  root.render(example);
  await vi.waitFor(() => expect(document.body.innerHTML).not.toBe(before));
  const html = document.body.innerHTML;
  root.unmount();
  place.remove();
  return html;
}

test.each(Object.entries(files))('B-072 %s: what to do and what not are drawn, and are not the same', async (_path, load) => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const pair of await load()) {
    expect(await drawn(pair.do), pair.do.words).not.toBe(await drawn(pair.dont));
    expect(pair.do.words).not.toBe(pair.dont.words);
  }
  expect(complaints.mock.calls).toEqual([]);
});
