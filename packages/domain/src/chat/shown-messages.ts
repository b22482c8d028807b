import type { ChatMessage } from '../entities/index.ts';

/** A message that this client sent, until the server's copy arrives. */
export interface LocalMessage {
  /** Id made by this client. */
  readonly localId: string;
  readonly mensagem: string;
  /** The id under which the server stored it, once the server has answered. */
  readonly id?: ChatMessage['id'];
}

/** What a chat shows: the server's messages, the oldest first, then those that the server does not have yet. @see */
export interface ShownMessages<Local extends LocalMessage> {
  readonly stored: readonly ChatMessage[];
  readonly local: readonly Local[];
}

/**
 * What a chat shows after further messages came from the server: each message once, the oldest first; a local message goes when its stored
 * copy has come.
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
