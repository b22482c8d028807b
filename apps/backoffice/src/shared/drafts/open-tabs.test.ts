import { afterEach, expect, test, vi } from 'vitest';
import { createOpenTabs } from './open-tabs.ts';
import { TAB_LOCK } from './tab-id.ts';

/** Locks that are held under these names. */
function locksHeld(names: Set<string>) {
  return { query: async () => ({ held: [...names].map((name) => ({ name })), pending: [] }) };
}

afterEach(() => vi.useRealTimers());

test.each(['focus', 'hashchange'])(
  'a tab is open while it holds its lock; after %s it is known that another one was closed',
  async (event) => {
    const held = new Set([`${TAB_LOCK}a`, `${TAB_LOCK}b`, 'another lock']);
    const page = new EventTarget();
    const tabs = createOpenTabs(locksHeld(held), page);
    const listener = vi.fn();
    tabs.subscribe(listener);
    expect(tabs.isOpen('gone')).toBe(true);
    await vi.waitFor(() => expect(tabs.isOpen('gone')).toBe(false));
    expect(['a', 'b'].map(tabs.isOpen)).toEqual([true, true]);
    expect(listener).toHaveBeenCalledTimes(1);

    held.delete(`${TAB_LOCK}b`);
    page.dispatchEvent(new Event(event));
    await vi.waitFor(() => expect(tabs.isOpen('b')).toBe(false));
    expect(tabs.isOpen('a')).toBe(true);
    expect(listener).toHaveBeenCalledTimes(2);
  },
);

test('a tab that ends without a word is known to be gone a few seconds later; nobody is looked for without others', async () => {
  vi.useFakeTimers();
  const held = new Set([`${TAB_LOCK}a`, `${TAB_LOCK}b`]);
  const tabs = createOpenTabs(locksHeld(held), new EventTarget());
  await vi.advanceTimersByTimeAsync(4000);
  held.delete(`${TAB_LOCK}b`);
  expect(tabs.isOpen('b')).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(tabs.isOpen('b')).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

test('without locks nothing is known', () => {
  expect(createOpenTabs(undefined, new EventTarget()).isOpen('a')).toBeUndefined();
});
