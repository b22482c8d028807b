import { expect, test, vi } from 'vitest';
import { memoryStore } from '../../test-support/memory-store.ts';
import { createTabId } from './tab-id.ts';

/** Locks as a browser has them: one holder for each name. */
function locksOf(held: Set<string>): LockManager {
  const request = async (name: string, _options: LockOptions, use: (lock: Lock | null) => unknown) => {
    const free = !held.has(name);
    held.add(name);
    return use(free ? { name, mode: 'exclusive' } : null);
  };
  return { request, query: async () => ({}) } as unknown as LockManager;
}

test('a tab keeps its name over a reload', () => {
  const store = memoryStore();
  const before = createTabId(store, undefined)();
  expect(createTabId(store, undefined)()).toBe(before);
});

test('a duplicated tab, which starts with the same store, takes another name', async () => {
  const held = new Set<string>();
  const store = memoryStore();
  const first = createTabId(store, locksOf(held));
  const copy = createTabId(memoryStore({ aba: first() }), locksOf(held));
  await vi.waitFor(() => expect(copy()).not.toBe(first()));
});
