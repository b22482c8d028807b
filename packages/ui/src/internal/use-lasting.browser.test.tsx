import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLasting, WORTH_SHOWING } from './use-lasting.ts';

/** What was rendered, one entry for each change. */
const seen: boolean[] = [];

function Waiting({ state }: { state: boolean }) {
  const lasts = useLasting(state);
  if (seen.at(-1) !== lasts) seen.push(lasts);
  return null;
}

let root: Root;
const show = (state: boolean) => act(async () => root.render(<Waiting state={state} />));
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  seen.length = 0;
  root = createRoot(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('an answer that comes soon is never preceded by a sign', async () => {
  await show(true);
  await pass(WORTH_SHOWING - 1);
  await show(false);
  await pass(WORTH_SHOWING);
  expect(seen).toEqual([false]);
});

test('a wait that lasts shows until its end, and the next one starts anew', async () => {
  await show(true);
  await pass(WORTH_SHOWING);
  expect(seen).toEqual([false, true]);
  await show(false);
  expect(seen).toEqual([false, true, false]);
  await show(true);
  expect(seen).toEqual([false, true, false]);
  await pass(WORTH_SHOWING);
  expect(seen).toEqual([false, true, false, true]);
});
