import { MessageSquareText } from 'lucide-react';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { chatButtonTexts } from './chat-button.texts.ts';

export interface ChatButtonProps {
  /** The number of the request. */
  number: number;
  /** How many messages of the client nobody has read. */
  unread: number;
  /** A message of this person waits in it: it was typed and not sent, or did not arrive. */
  unsent?: boolean;
  /** Without the word, for a row of a list. */
  compact?: boolean;
  /** Opens the chat. Without it the unread messages are only counted, and nothing is shown at 0. */
  onOpen?: (() => void) | undefined;
}

/**
 * Opens the chat of a request, and says how many messages of the client are unread.
 *
 * Use: in the head of a request, and `compact` in its row of a list.
 * Not for: a count of anything else.
 * Parts: an icon, the word, the number while there are unread messages, and a dot while a message of one's own is not sent.
 * Keyboard: Enter, Space: press it.
 * Screen reader: the chat of which request it is, how many messages are unread, and that one is not sent.
 * @see
 * @keywords conversa, mensagens, follow-up
 */
export function ChatButton({ number, unread, unsent = false, compact = false, onOpen }: ChatButtonProps) {
  const t = useTexts(chatButtonTexts);
  if (!onOpen && unread <= 0) return null;
  const words = [t('ofRequest', { number }), unread > 0 && t('unread', { count: unread }), unsent && t('unsent')]
    .filter(Boolean)
    .join(', ');
  const sign = (
    <>
      <span className="g:sr-only">{words}</span>
      <span
        aria-hidden="true"
        title={words}
        className={`g:flex g:items-center g:gap-1 ${compact ? 'g:text-sm ' : ''}${unread > 0 ? 'g:font-semibold g:text-accent-text' : ''}`}
      >
        <MessageSquareText className="g:size-4" />
        {!compact && t('chat')}
        {unread > 0 && <span className="g:own">{unread > 99 ? '99+' : unread}</span>}
        {unsent && <span className="g:text-warning-ink">•</span>}
      </span>
    </>
  );
  if (!onOpen) return sign;
  return (
    <Button tone="quiet" size={compact ? 'sm' : 'md'} onClick={onOpen}>
      {sign}
    </Button>
  );
}
