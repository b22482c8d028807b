import type { TravelRequest } from '@guiche/domain/entities';
import { ChatButton } from '@guiche/ui/request/chat-button';
import { useEffect } from 'react';
import { chat } from '../../shared/chat/chat.ts';
import { useChatOpener } from '../../shared/chat/use-chat-opener.ts';

export interface RequestChatProps {
  request: TravelRequest;
}

/** Opens the chat of the request. Whoever goes back from the request leaves its chat, too. @see */
export function RequestChat({ request }: RequestChatProps) {
  const openChat = useChatOpener();
  const { id, idSolicitacao, mensagensNaoLidas } = request;
  useEffect(
    () => () => {
      if (chat.read()?.viagem === id) chat.close();
    },
    [id],
  );
  return openChat && <ChatButton number={idSolicitacao} unread={mensagensNaoLidas} onOpen={() => openChat(request)} />;
}
