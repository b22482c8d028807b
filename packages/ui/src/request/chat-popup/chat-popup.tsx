import type { ChatMessages } from '@guiche/domain/chat';
import { MessageSquareText, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { ErrorState } from '../../feedback/error-state/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { closeOnEscape } from '../../internal/close-on-escape.ts';
import { returnFocus } from '../../internal/focus-origin.ts';
import { useFocusOrigin } from '../../internal/use-focus-origin.ts';
import { Button } from '../../primitives/button/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { ChatComposer } from './chat-composer.tsx';
import { ChatLines } from './chat-lines.tsx';
import { chatPopupTexts } from './chat-popup.texts.ts';
import type { LocalChatMessage } from './local-chat-message.ts';

export interface ChatPopupProps {
  /** The number of the request. */
  number: number;
  /** Whose request it is, in a line below the title. */
  client?: ReactNode;
  /** The server's messages and those that are still local, as `shownMessages` returns them; undefined while they load. */
  messages: ChatMessages<LocalChatMessage> | undefined;
  /** Why the messages could not be loaded. */
  error?: ReactNode;
  /** Called by the button that loads them again. */
  onRetry?: (() => void) | undefined;
  /** The text that is being typed. */
  text: string;
  /** Called with the text after each key. */
  onTextChange: (text: string) => void;
  /** Called with a text that is not blank. The caller empties `text`. @see A-165 */
  onSend: (text: string) => void;
  /** Called with the `localId` of a message whose sending failed and is tried again. @see A-168 */
  onResend: (localId: string) => void;
  /** Called by Escape and by the close button. */
  onClose: () => void;
  /** The present moment, whose day is called "today". */
  now: Date;
}

/**
 * The chat with the client about a request, in a corner of the screen, beside which the screen stays in use.
 *
 * Use: for words between agency and client that are about one request.
 * Not for: what happened to a request, which is a `RequestLog`; a note to colleagues.
 * Keyboard: Enter: sends; Shift+Enter: begins a new line; Tab: goes to the messages, which the arrows scroll; Escape: closes. On a touch screen
 * Enter begins a new line, and the button alone sends.
 * Focus: goes to the text when it opens, and back to where it was when it closes.
 * Screen reader: a dialog beside the page; new messages are read as they come, each with its writer and time.
 * @see
 * @keywords conversa, mensagens, follow-up, atendimento
 */
export function ChatPopup(props: ChatPopupProps) {
  const { number, client, messages, error, onRetry, text, onTextChange, onSend, onResend, onClose, now } = props;
  const t = useTexts(chatPopupTexts);
  const titleId = useId();
  const origin = useFocusOrigin(true);
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    return () => {
      if (origin) returnFocus(origin);
    };
  }, []);

  function resend(localId: string) {
    // Its button goes, and the focus with it.
    field.current?.focus({ preventScroll: true });
    onResend(localId);
  }

  return (
    <div
      role="dialog"
      aria-labelledby={titleId}
      data-slot="chat-popup"
      data-keeps-clear=""
      onKeyDown={closeOnEscape(onClose)}
      // The screen behind it stays in sight, unless it is so low, as when it is zoomed in, that nothing would be left for the messages.
      className="g:fixed g:end-[16px] g:bottom-0 g:z-40 g:flex g:max-h-[max(100dvh-14rem,min(20rem,100dvh-4rem))] g:w-88 g:max-w-[calc(100%-1rem)] g:flex-col g:rounded-md g:border g:border-line-strong g:bg-surface-1 g:shadow-pop g:max-sm:end-[8px] g:max-sm:w-full"
    >
      <div className="g:flex g:items-center g:gap-2 g:border-line g:border-b g:px-3 g:py-2">
        <MessageSquareText aria-hidden="true" className="g:size-4 g:shrink-0 g:text-ink-3" />
        <div className="g:min-w-0 g:flex-1">
          <h2 id={titleId} className="g:truncate g:font-semibold">
            {t('title', { number })}
          </h2>
          {client && <p className="g:truncate g:text-ink-2 g:text-sm">{client}</p>}
        </div>
        <Button tone="quiet" size="icon" aria-label={t('close')} onClick={onClose}>
          <X aria-hidden="true" />
        </Button>
      </div>
      {error !== undefined && !messages ? (
        <div className="g:overflow-y-auto g:p-3">
          <ErrorState title={error} onRetry={onRetry} />
        </div>
      ) : messages ? (
        <ChatLines messages={messages} now={now} onResend={resend} />
      ) : (
        <div role="status" aria-busy="true" className="g:flex g:flex-col g:gap-2 g:p-3">
          <span className="g:sr-only">{t('loading')}</span>
          <Skeleton className="g:h-9 g:w-48" />
          <Skeleton className="g:h-9 g:w-48 g:self-end" />
          <Skeleton className="g:h-9 g:w-48" />
        </div>
      )}
      <ChatComposer ref={field} text={text} onTextChange={onTextChange} onSend={onSend} />
    </div>
  );
}
