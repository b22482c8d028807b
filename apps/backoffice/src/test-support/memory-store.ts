import type { DraftStorage } from '../shared/drafts/draft-store.ts';

/** A browser store that lives in memory. */
export function memoryStore(entries: Record<string, string> = {}): DraftStorage & { names: () => string[] } {
  const held = new Map(Object.entries(entries));
  return {
    getItem: (name) => held.get(name) ?? null,
    setItem: (name, value) => void held.set(name, value),
    removeItem: (name) => void held.delete(name),
    key: (index) => [...held.keys()][index] ?? null,
    get length() {
      return held.size;
    },
    names: () => [...held.keys()],
  };
}
