import type { ChatMessage } from '../entities/index.ts';

/** A message that this client sent, until the server's copy arrives. */
export interface LocalMessage {
  /** Id made by this client. */
  readonly localId: string;
  readonly mensagem: string;
  /** The id of the newest message that had come from the server when this one was sent; 0 for none. Its copy has a higher one. */
  readonly after: ChatMessage['id'];
  /** The id of its copy, once the answer to its sending has come. */
  readonly id?: ChatMessage['id'];
}

/** The messages of a chat: what the server has, the oldest first, and what was sent from here, in this order. @see */
export interface ChatMessages<Local extends LocalMessage> {
  readonly stored: readonly ChatMessage[];
  readonly local: readonly Local[];
}

/** The messages of a chat once further ones came from the server by polling: each once, the oldest first. @see */
export function withNewMessages<Local extends LocalMessage>(
  { stored, local }: ChatMessages<Local>,
  came: readonly ChatMessage[],
): ChatMessages<Local> {
  const byId = new Map([...stored, ...came].map((message) => [message.id, message]));
  return { stored: [...byId.values()].sort((a, b) => Date.parse(a.data) - Date.parse(b.data) || a.id - b.id), local };
}

/** The messages of a chat once the server has answered the sending of one with its copy. @see A-166 */
export function withSentMessage<Local extends LocalMessage>(
  { stored, local }: ChatMessages<Local>,
  localId: string,
  copy: ChatMessage,
): ChatMessages<Local> {
  // It is kept, so that its copy is not taken for that of another message with the same text.
  const answered = local.map((message) => (message.localId === localId ? { ...message, id: copy.id } : message));
  return withNewMessages({ stored, local: answered }, [copy]);
}

/**
 * What a chat shows: the server's messages, then the local ones whose copy has not come. A copy that polling brings before the answer to the
 * sending is known by what it says: a message of the user with the same text that came after the local one was sent. One copy stands for one
 * local message, so that the same text sent twice shows twice.
 * @see
 */
export function shownMessages<Local extends LocalMessage>({ stored, local }: ChatMessages<Local>): ChatMessages<Local> {
  const answered = new Set(local.map(({ id }) => id));
  const copies = new Set(stored.filter(({ id, usuarioAtual }) => usuarioAtual && !answered.has(id)));
  const waiting = local.filter(({ id, mensagem, after }) => {
    if (id !== undefined) return false;
    const copy = [...copies].find((candidate) => candidate.id > after && candidate.mensagem.trim() === mensagem.trim());
    return !copy || !copies.delete(copy);
  });
  return { stored, local: waiting };
}
