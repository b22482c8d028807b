import type { KeyValueStore } from '../shared/session/session-store.ts';

/** A browser store that lives in memory. */
export function memoryStore(entries: Record<string, string> = {}): KeyValueStore & { names: () => string[] } {
  const held = new Map(Object.entries(entries));
  return {
    getItem: (name) => held.get(name) ?? null,
    setItem: (name, value) => void held.set(name, value),
    removeItem: (name) => void held.delete(name),
    names: () => [...held.keys()],
  };
}
