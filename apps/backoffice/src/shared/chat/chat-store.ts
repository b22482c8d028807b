import { type ChatState, CLOSED_CHAT, chatIsOpen } from '@guiche/domain/chat';
import type { RequestSummary } from '@guiche/domain/entities';

/** The request of a chat, as its window names it. */
export interface OpenChat extends ChatState {
  readonly idSolicitacao: number;
  readonly cliente: string;
}

export interface ChatStore {
  readonly read: () => OpenChat | null;
  readonly open: (request: Pick<RequestSummary, 'id' | 'idSolicitacao' | 'empresa'>, agencia: number) => void;
  readonly close: () => void;
  readonly subscribe: (changed: () => void) => () => void;
}

/** Which chat is open: one for the whole app, whatever screen it was opened from. @see A-159, S-021 */
export function createChatStore(): ChatStore {
  const listeners = new Set<() => void>();
  let state: OpenChat | typeof CLOSED_CHAT = CLOSED_CHAT;
  function change(next: typeof state) {
    state = next;
    for (const listener of listeners) listener();
  }
  return {
    read: () => (chatIsOpen(state) && 'cliente' in state ? state : null),
    open: ({ id, idSolicitacao, empresa }, agencia) => change({ agencia, viagem: id, idSolicitacao, cliente: empresa.nome }),
    close: () => change(CLOSED_CHAT),
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
