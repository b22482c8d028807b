import type { LocalChatMessage } from '@guiche/ui/request/chat-popup';

/** What was typed into a chat and is not on the server yet. */
interface Unsent {
  readonly text: string;
  readonly local: readonly LocalChatMessage[];
}

export interface UnsentStore {
  /** Nothing is on its way after the page was loaded again: what was is marked as not sent, and is sent again under its own key. @see A-168 */
  readonly read: () => Unsent;
  readonly write: (unsent: Unsent) => void;
  /** A message that arrived after its chat was closed waits no longer. */
  readonly arrived: (localId: string) => void;
}

const NOTHING: Unsent = { text: '', local: [] };

const listeners = new Set<() => void>();

/** Calls back whenever something unsent of any chat has changed; returns what ends it. */
export function subscribeToUnsent(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Keeps what is unsent in a chat of a user for as long as the tab is open. */
export function createUnsentStore(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  userId: string,
  viagem: number,
): UnsentStore {
  const name = `conversa:${userId}:${viagem}`;
  function read(): Unsent {
    try {
      const kept: Unsent = { ...NOTHING, ...JSON.parse(storage.getItem(name) ?? '{}') };
      return { text: kept.text, local: kept.local.map((message) => ({ ...message, failed: true })) };
    } catch {
      return NOTHING;
    }
  }
  function write({ text, local }: Unsent) {
    const waiting = local.filter(({ id }) => id === undefined);
    try {
      if (text === '' && waiting.length === 0) storage.removeItem(name);
      else storage.setItem(name, JSON.stringify({ text, local: waiting }));
    } catch {
      // A full storage must not stop anybody from writing.
    }
    for (const listener of listeners) listener();
  }
  return {
    read,
    write,
    arrived(localId) {
      const { text, local } = read();
      write({ text, local: local.filter((message) => message.localId !== localId) });
    },
  };
}

/** Whether something waits in a chat of a user. */
export function hasUnsent(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, userId: string, viagem: number): boolean {
  const { text, local } = createUnsentStore(storage, userId, viagem).read();
  return text.trim() !== '' || local.length > 0;
}
