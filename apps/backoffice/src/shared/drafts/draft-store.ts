import type { KeyValueStore } from '../session/session-store.ts';

/** Whose unsaved quote: kept apart by user, so that two people at one computer do not find each other's. */
export interface DraftPlace {
  readonly userId: string;
  readonly idSolicitacao: number;
  readonly idServico: string;
  /** Null for a quote that has never been saved. */
  readonly idCotacao: string | null;
}

interface Draft<Value> {
  readonly value: Value;
  /** When it was last changed, as ISO. */
  readonly savedAt: string;
}

export interface DraftStore {
  /** The same object until the draft changes. */
  read: <Value>(place: DraftPlace) => Draft<Value> | null;
  write: <Value>(place: DraftPlace, value: Value, now: Date) => void;
  remove: (place: DraftPlace) => void;
  /** Tells of each change made through this store. */
  subscribe: (listener: () => void) => () => void;
}

const VERSION = 1;

function keyOf({ userId, idSolicitacao, idServico, idCotacao }: DraftPlace): string {
  return `rascunho:${userId}:${idSolicitacao}:${idServico}:${idCotacao ?? 'nova'}`;
}

/**
 * Unsaved quotes, kept at each change so that neither a reload, a lost network nor an ended session costs what was typed.
 * A store that is full or forbidden loses only this safety: writing never fails.
 */
export function createDraftStore(store: KeyValueStore): DraftStore {
  const listeners = new Set<() => void>();
  // What was read last, by its text: screens compare drafts by identity.
  const seen = new Map<string, { text: string; draft: Draft<unknown> | null }>();
  const tell = () => {
    for (const listener of listeners) listener();
  };

  function parse(text: string): Draft<unknown> | null {
    try {
      const { version, value, savedAt } = JSON.parse(text);
      return version === VERSION ? { value, savedAt } : null;
    } catch {
      return null;
    }
  }

  return {
    read<Value>(place: DraftPlace) {
      const key = keyOf(place);
      const text = store.getItem(key);
      if (text === null) return null;
      const known = seen.get(key);
      const draft = known?.text === text ? known.draft : parse(text);
      seen.set(key, { text, draft });
      // Written by `write` below in the present version, or not answered at all.
      return draft as Draft<Value> | null;
    },
    write(place, value, now) {
      try {
        store.setItem(keyOf(place), JSON.stringify({ version: VERSION, value, savedAt: now.toISOString() }));
      } catch (error) {
        console.warn('The draft could not be kept.', error);
      }
      tell();
    },
    remove(place) {
      store.removeItem(keyOf(place));
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
