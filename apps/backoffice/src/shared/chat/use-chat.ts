import { listNewMessages, openFollowUpOfAgency, sendMessage } from '@guiche/contract/chat';
import { type ChatMessages, chatPollInterval, shownMessages, withNewMessages, withSentMessage } from '@guiche/domain/chat';
import { chatMessages } from '@guiche/domain/messages/chat';
import type { LocalChatMessage } from '@guiche/ui/request/chat-popup';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../api.ts';
import { useFailureToast } from '../failures/use-failure-toast.ts';
import { useNotify } from '../failures/use-notify.ts';
import { newId } from '../new-id.ts';
import { showMessagesRead } from '../requests/read-messages.ts';
import { useUser } from '../session/session-context.tsx';
import type { OpenChat } from './chat-store.ts';
import { createUnsentStore } from './unsent.ts';

type Messages = ChatMessages<LocalChatMessage>;

const newest = ({ stored }: Messages) => stored.reduce((id, message) => Math.max(id, message.id), 0);

/** An open chat: opened once, followed every 15 s, and what is sent from here shown before the server has it. @see */
export function useChat(open: OpenChat) {
  const { agencia, viagem, idSolicitacao } = open;
  const user = useUser();
  const client = useQueryClient();
  const notify = useNotify(chatMessages);
  const [unsent] = useState(() => createUnsentStore(sessionStorage, user.id, viagem));
  const [text, setText] = useState(() => unsent.read().text);
  const [messages, setMessages] = useState<Messages>(() => ({ stored: [], local: unsent.read().local }));

  const opening = useQuery({
    queryKey: ['chat', viagem],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => api.call(openFollowUpOfAgency, { params: { idViagem: viagem, agencia }, signal }),
  });
  const idChat = opening.data?.id;
  const following = useQuery({
    queryKey: ['chat-news', idChat],
    enabled: idChat !== undefined,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    initialData: [],
    refetchInterval: chatPollInterval(open),
    queryFn: ({ signal }) =>
      api.call(listNewMessages, { body: { idChat: idChat ?? 0, idFromMessage: newest(messages), isSupplier: true }, signal }),
  });

  useEffect(() => {
    if (!opening.data) return;
    const { messages: came } = opening.data;
    setMessages((known) => withNewMessages(known, came));
    showMessagesRead(client, idSolicitacao);
  }, [opening.data]);
  useEffect(() => {
    if (following.data.length === 0) return;
    setMessages((known) => withNewMessages(known, following.data));
    showMessagesRead(client, idSolicitacao);
  }, [following.data]);
  // Each failure is taken back once what failed has succeeded.
  useEffect(() => (following.isError ? notify.failure(following.error, 'erro_obter_mensagens') : undefined), [following.isError]);
  useEffect(() => unsent.write({ text, local: messages.local }), [text, messages.local]);

  const failures = useFailureToast(notify);
  const setFailed = (localId: string, failed: boolean) =>
    setMessages((known) => ({ ...known, local: known.local.map((one) => (one.localId === localId ? { ...one, failed } : one)) }));

  async function deliver(localId: string, mensagem: string) {
    if (idChat === undefined) return;
    // Not at its end: a message that was sent before may arrive after another one failed.
    failures.takeBack();
    try {
      // Its own key: a message whose answer was lost is not there twice after another try.
      const copy = await api.call(sendMessage, { params: { chat: idChat }, body: { mensagem, supplier: true }, idempotencyKey: localId });
      setMessages((known) => withSentMessage(known, localId, copy));
      unsent.arrived(localId);
    } catch (error) {
      setFailed(localId, true);
      failures.tell(error, 'erro_obter_mensagens');
    }
  }

  return {
    messages: opening.data && shownMessages(messages),
    error: opening.isError ? notify.words(opening.error, 'erro_obter_mensagens') : undefined,
    retry: () => void opening.refetch(),
    text,
    setText,
    /** Shows a message at once, and sends it; what is typed before the chat is there stays in the field. @see A-166 */
    send(mensagem: string) {
      if (idChat === undefined) return;
      const localId = newId();
      setText('');
      setMessages((known) => ({ ...known, local: [...known.local, { localId, mensagem, after: newest(known), failed: false }] }));
      void deliver(localId, mensagem);
    },
    resend(localId: string) {
      const message = messages.local.find((one) => one.localId === localId);
      if (!message?.failed) return;
      setFailed(localId, false);
      void deliver(localId, message.mensagem);
    },
  };
}
