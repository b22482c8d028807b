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

/** A draft that was sent, while it is not known whether it was stored. */
interface Sent<Value> {
  /** As it was sent. */
  readonly entity: Value;
  /** The draft at that moment: what differs from it was typed later. */
  readonly typed: Value;
}

/** Texts of fields that are no value yet, by the names of the fields. */
export type DraftTexts = Readonly<Record<string, string>>;

export interface Draft<Value> {
  readonly value: Value;
  readonly texts?: DraftTexts | undefined;
  /** When it was last changed, as ISO. */
  readonly savedAt: string;
  readonly sent?: Sent<Value> | undefined;
}

/** The tabs of this browser that are open. Undefined for a tab about which nothing is known. */
export interface OpenTabs {
  readonly isOpen: (tabId: string) => boolean | undefined;
  /** Calls the listener when a tab has been opened or closed. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface DraftStore {
  /**
   * This tab's draft; without one, the latest that another tab left. Changes to it become a draft of this tab; the other tab's draft stays
   * as it is. The draft of a new entity is not returned while its tab is open: both tabs would save one entity. Returns the same object
   * until the draft changes.
   */
  read: <Value>(place: DraftPlace) => Draft<Value> | null;
  /** This tab's draft alone. */
  readOwn: <Value>(place: DraftPlace) => Draft<Value> | null;
  /** Whether another tab may still be typing the draft that `read` returns: that tab's entity must not be saved from here. */
  isShared: (place: DraftPlace) => boolean;
  write: <Value>(place: DraftPlace, value: Value, now: Date, texts?: DraftTexts) => void;
  /** Notes that the draft was sent, as `entity`; without a draft nothing is noted. */
  noteSent: <Value>(place: DraftPlace, entity: Value, now: Date) => void;
  /** Removes the draft that `read` returns; a draft that another tab is editing at the same time stays there. */
  remove: (place: DraftPlace) => void;
  /** Calls the listener at each change made through this store. */
  subscribe: (listener: () => void) => () => void;
}

const VERSION = 1;

/** The name of a place: different places have different ones. */
export function nameOf({ userId, of, id }: DraftPlace): string {
  return ['rascunho', userId, ...of, id ?? 'nova'].join(':');
}

function parse(text: string): Draft<unknown> | null {
  try {
    const { version, value, texts, savedAt, sent } = JSON.parse(text);
    return version === VERSION ? { value, texts, savedAt, sent } : null;
  } catch {
    return null;
  }
}

const UNKNOWN: OpenTabs = { isOpen: () => undefined, subscribe: () => () => undefined };

/**
 * Drafts of unsaved entities, written at each change so that neither a reload, a lost network nor an expired session loses typed text. Each
 * tab has its own drafts, so that two tabs with the same quote do not overwrite each other's. If the storage is full or forbidden, only
 * this safety is lost: writing never throws.
 */
export function createDraftStore(store: DraftStorage, tabId: () => string, tabs: OpenTabs = UNKNOWN): DraftStore {
  const listeners = new Set<() => void>();
  // The last parsed drafts, by their text: screens compare drafts by identity.
  const seen = new Map<string, { text: string; draft: Draft<unknown> | null }>();
  // The draft of another tab that this tab continued, and its text at that moment.
  const adopted = new Map<string, { name: string; text: string }>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  tabs.subscribe(tell);

  function readNamed(name: string): { text: string; draft: Draft<unknown> | null } | null {
    const text = store.getItem(name);
    if (text === null) return null;
    const known = seen.get(name);
    const read = known?.text === text ? known : { text, draft: parse(text) };
    seen.set(name, read);
    return read;
  }

  function readOwn<Value>(place: DraftPlace): Draft<Value> | null {
    const draft = readNamed(`${nameOf(place)}@${tabId()}`)?.draft ?? null;
    // A text that `put` did not write in the present version counts as no draft.
    return draft as Draft<Value> | null;
  }

  /** The latest draft of a place that another tab left. */
  function latestOfOthers(place: DraftPlace) {
    const base = nameOf(place);
    const names = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
    return names
      .filter((name) => name === base || name.startsWith(`${base}@`))
      .filter((name) => place.id !== null || tabs.isOpen(name.slice(base.length + 1)) !== true)
      .flatMap((name) => {
        const read = readNamed(name);
        return read?.draft ? [{ name, text: read.text, draft: read.draft }] : [];
      })
      .sort((one, other) => other.draft.savedAt.localeCompare(one.draft.savedAt))[0];
  }

  function put(place: DraftPlace, draft: Omit<Draft<unknown>, 'savedAt'>, now: Date) {
    try {
      store.setItem(`${nameOf(place)}@${tabId()}`, JSON.stringify({ version: VERSION, ...draft, savedAt: now.toISOString() }));
    } catch (error) {
      console.warn('The draft could not be kept.', error);
    }
    tell();
  }

  function read<Value>(place: DraftPlace): Draft<Value> | null {
    const own = readOwn<Value>(place);
    if (own) return own;
    const other = latestOfOthers(place);
    if (!other) return null;
    adopted.set(nameOf(place), other);
    return other.draft as Draft<Value>;
  }

  return {
    read,
    readOwn,
    isShared(place) {
      if (readOwn(place)) return false;
      const other = latestOfOthers(place);
      return other !== undefined && tabs.isOpen(other.name.slice(nameOf(place).length + 1)) !== false;
    },
    write: (place, value, now, texts) => put(place, { value, texts, sent: readOwn(place)?.sent }, now),
    noteSent(place, entity, now) {
      const draft = read(place);
      if (draft) put(place, { value: draft.value, sent: { entity, typed: draft.value } }, now);
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
