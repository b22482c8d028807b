import { ChatPopup } from '@guiche/ui/request/chat-popup';
import { useNow } from '../use-now.ts';
import { chat } from './chat.ts';
import type { OpenChat } from './chat-store.ts';
import { useChat } from './use-chat.ts';

export interface ChatWindowProps {
  open: OpenChat;
}

/** The chat that is open, over whatever screen it was opened from. @see A-161, S-021 */
export function ChatWindow({ open }: ChatWindowProps) {
  const now = useNow();
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
