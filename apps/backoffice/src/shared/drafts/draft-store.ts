/** The used part of `localStorage`: drafts of other tabs are found by their keys. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The key of a draft. It includes the user, so that two people at one computer do not see each other's drafts. */
export interface DraftPlace {
  readonly userId: string;
  /** The entities that it belongs to, from the outside in: for a quote, its request and its service. */
  readonly of: readonly (string | number)[];
  /** Null for an entity that has never been saved. */
  readonly id: string | null;
}

interface Draft<Value> {
  readonly value: Value;
  /** When it was last changed, as ISO. */
  readonly savedAt: string;
}

export interface DraftStore {
  /**
   * This tab's draft; without one, the latest that another tab left. Changes to it become a draft of this tab; the other tab's draft stays
   * as it is. Returns the same object until the draft changes.
   */
  read: <Value>(place: DraftPlace) => Draft<Value> | null;
  write: <Value>(place: DraftPlace, value: Value, now: Date) => void;
  /** Removes the draft that `read` returns; a draft that another tab is editing at the same time stays there. */
  remove: (place: DraftPlace) => void;
  /** Calls the listener at each change made through this store. */
  subscribe: (listener: () => void) => () => void;
}

const VERSION = 1;

function nameOf({ userId, of, id }: DraftPlace): string {
  return ['rascunho', userId, ...of, id ?? 'nova'].join(':');
}

function parse(text: string): Draft<unknown> | null {
  try {
    const { version, value, savedAt } = JSON.parse(text);
    return version === VERSION ? { value, savedAt } : null;
  } catch {
    return null;
  }
}

/**
 * Drafts of unsaved entities, written at each change so that neither a reload, a lost network nor an expired session loses typed text. Each
 * tab has its own drafts, so that two tabs with the same quote do not overwrite each other's. If the storage is full or forbidden, only
 * this safety is lost: writing never throws.
 */
export function createDraftStore(store: DraftStorage, tabId: () => string): DraftStore {
  const listeners = new Set<() => void>();
  // The last parsed drafts, by their text: screens compare drafts by identity.
  const seen = new Map<string, { text: string; draft: Draft<unknown> | null }>();
  // The draft of another tab that this tab continued, and its text at that moment.
  const adopted = new Map<string, { name: string; text: string }>();
  const tell = () => {
    for (const listener of listeners) listener();
  };

  function readNamed(name: string): { text: string; draft: Draft<unknown> | null } | null {
    const text = store.getItem(name);
    if (text === null) return null;
    const known = seen.get(name);
    const read = known?.text === text ? known : { text, draft: parse(text) };
    seen.set(name, read);
    return read;
  }

  /** The latest draft of a place that another tab left. */
  function latestOfOthers(base: string) {
    const names = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
    return names
      .filter((name) => name === base || name.startsWith(`${base}@`))
      .flatMap((name) => {
        const read = readNamed(name);
        return read?.draft ? [{ name, text: read.text, draft: read.draft }] : [];
      })
      .sort((one, other) => other.draft.savedAt.localeCompare(one.draft.savedAt))[0];
  }

  return {
    read<Value>(place: DraftPlace) {
      const base = nameOf(place);
      const own = readNamed(`${base}@${tabId()}`)?.draft;
      // A text that `write` did not write in the present version counts as no draft.
      if (own) return own as Draft<Value>;
      const other = latestOfOthers(base);
      if (!other) return null;
      adopted.set(base, other);
      return other.draft as Draft<Value>;
    },
    write(place, value, now) {
      try {
        store.setItem(`${nameOf(place)}@${tabId()}`, JSON.stringify({ version: VERSION, value, savedAt: now.toISOString() }));
      } catch (error) {
        console.warn('The draft could not be kept.', error);
      }
      tell();
    },
    remove(place) {
      const base = nameOf(place);
      store.removeItem(`${base}@${tabId()}`);
      const source = adopted.get(base);
      // Changed since then: somebody is typing in that tab.
      if (source && store.getItem(source.name) === source.text) store.removeItem(source.name);
      adopted.delete(base);
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
