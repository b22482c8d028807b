import type { KeyValueStore } from '../../shared/session/session-store.ts';

/** Where a tab keeps one thing of a person's work on a service. */
export interface KeptInTab {
  /** What was kept; null for nothing, and for what cannot be read. */
  readonly read: () => unknown;
  /** Null keeps nothing any more. */
  readonly write: (value: object | null) => void;
}

/** The service whose search something is kept of. */
export interface SearchedService {
  readonly idViagem: number;
  readonly idServico: string;
}

/**
 * Keeps something of the search of a service by its name, for one user, for as long as the tab is open. A storage that is full or closed stops
 * nobody.
 */
export function keptInTab(storage: KeyValueStore, what: string, userId: string, { idViagem, idServico }: SearchedService): KeptInTab {
  const name = `${what}:${userId}:${idViagem}:${idServico}`;
  return {
    read() {
      try {
        return JSON.parse(storage.getItem(name) ?? 'null');
      } catch {
        return null;
      }
    },
    write(value) {
      try {
        if (value === null) storage.removeItem(name);
        else storage.setItem(name, JSON.stringify(value));
      } catch {
        // What was kept is a help; nobody waits for it.
      }
    },
  };
}
