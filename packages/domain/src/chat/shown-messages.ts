import type { ChatMessage } from '../entities/index.ts';

/** A message that was sent from here; the server's copy is not there yet. */
export interface LocalMessage {
  /** Made here. */
  readonly localId: string;
  readonly mensagem: string;
  /** The id under which the server stored it, once its answer has come. */
  readonly id?: ChatMessage['id'];
}

/** What a chat shows: what the server has, the oldest first, then what it does not have yet. @see */
export interface ShownMessages<Local extends LocalMessage> {
  readonly stored: readonly ChatMessage[];
  readonly local: readonly Local[];
}

/**
 * What a chat shows once further messages came from the server: each once, the oldest first, and none that still stands there as a
 * local one.
 * @see
 */
export function withNewMessages<Local extends LocalMessage>(
  { stored, local }: ShownMessages<Local>,
  came: readonly ChatMessage[],
): ShownMessages<Local> {
  const byId = new Map([...stored, ...came].map((message) => [message.id, message]));
  const all = [...byId.values()].sort((a, b) => Date.parse(a.data) - Date.parse(b.data) || a.id - b.id);
  return { stored: all, local: local.filter(({ id }) => id === undefined || !byId.has(id)) };
}
