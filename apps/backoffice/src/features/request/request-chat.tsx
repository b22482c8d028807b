import type { TravelRequest } from '@guiche/domain/entities';
import { ChatButton } from '@guiche/ui/request/chat-button';
import { useEffect, useSyncExternalStore } from 'react';
import { chat } from '../../shared/chat/chat.ts';
import { hasUnsent, subscribeToUnsent } from '../../shared/chat/unsent.ts';
import { useChatOpener } from '../../shared/chat/use-chat-opener.ts';
import { useUser } from '../../shared/session/session-context.tsx';

export interface RequestChatProps {
  request: TravelRequest;
}

/** Opens the chat of the request, and says while it is closed that a message in it is not sent. Whoever goes back from the request leaves its chat, too. @see */
export function RequestChat({ request }: RequestChatProps) {
  const openChat = useChatOpener();
  const user = useUser();
  const { id, idSolicitacao, mensagensNaoLidas } = request;
  const isOpen = useSyncExternalStore(chat.subscribe, () => chat.read()?.viagem === id);
  const waits = useSyncExternalStore(subscribeToUnsent, () => hasUnsent(sessionStorage, user.id, id));
  useEffect(
    () => () => {
      if (chat.read()?.viagem === id) chat.close();
    },
    [id],
  );
  if (!openChat) return null;
  return <ChatButton number={idSolicitacao} unread={mensagensNaoLidas} unsent={waits && !isOpen} onOpen={() => openChat(request)} />;
}
