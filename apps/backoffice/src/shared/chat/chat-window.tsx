import { ChatPopup } from '@guiche/ui/request/chat-popup';
import { useLocation } from 'react-router';
import { useBackCloses } from '../back/use-back-closes.ts';
import { useNow } from '../use-now.ts';
import { chat } from './chat.ts';
import type { OpenChat } from './chat-store.ts';
import { useChat } from './use-chat.ts';

export interface ChatWindowProps {
  open: OpenChat;
}

/** Whether a link was followed from the address over which the chat is open: Back that closes it stays at that address. */
const followedLink = (address: string) => location.hash.slice(1) !== address;

/** The chat that is open, over whatever screen it was opened from. @see A-161, S-021 */
export function ChatWindow({ open }: ChatWindowProps) {
  const now = useNow();
  const { pathname, search } = useLocation();
  const address = `${pathname}${search}`;
  useBackCloses(true, () => (followedLink(address) ? false : chat.close()), address);
  const { messages, error, retry, text, setText, send, resend } = useChat(open);
  return (
    <ChatPopup
      number={open.idSolicitacao}
      client={open.cliente}
      messages={messages}
      error={error}
      onRetry={retry}
      text={text}
      onTextChange={setText}
      onSend={send}
      onResend={resend}
      onClose={chat.close}
      now={now}
    />
  );
}
