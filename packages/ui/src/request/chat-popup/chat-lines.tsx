import type { ChatMessages } from '@guiche/domain/chat';
import type { ChatMessage } from '@guiche/domain/entities';
import { chatMessages } from '@guiche/domain/messages/chat';
import { Check, CheckCheck, Clock, RefreshCw } from 'lucide-react';
import { Fragment, useEffect, useRef } from 'react';
import { useMessage, useTexts, useUiLanguage } from '../../i18n/index.ts';
import { clockTime, shortDay } from '../../internal/day-text.ts';
import { localDay, toLocalTime } from '../../internal/local-time.ts';
import { Button } from '../../primitives/button/index.ts';
import { chatPopupTexts } from './chat-popup.texts.ts';
import type { LocalChatMessage } from './local-chat-message.ts';

/** The time between a message that was added and the scroll to it, in milliseconds. @see A-167 */
const SCROLL_MS = 10;

const OWN = 'g:max-w-full g:self-end g:rounded-md g:bg-accent-soft g:px-3 g:py-2';
const OTHER = 'g:max-w-full g:self-start g:rounded-md g:bg-surface-2 g:px-3 g:py-2';
const TEXT = 'g:whitespace-pre-line g:break-words';

export interface ChatLinesProps {
  messages: ChatMessages<LocalChatMessage>;
  now: Date;
  onResend: (localId: string) => void;
}

/** The messages, the oldest first, by day; the newest is in sight. @see */
export function ChatLines({ messages: { stored, local }, now, onResend }: ChatLinesProps) {
  const t = useTexts(chatPopupTexts);
  const list = useRef<HTMLDivElement>(null);
  const count = stored.length + local.length;
  useEffect(() => {
    const timer = setTimeout(() => list.current?.scrollTo({ top: list.current.scrollHeight }), SCROLL_MS);
    return () => clearTimeout(timer);
  }, [count]);

  return (
    <div
      ref={list}
      role="log"
      aria-label={t('messages')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also without a mouse.
      tabIndex={0}
      className="g:flex g:min-h-0 g:flex-col g:gap-2 g:overflow-y-auto g:p-3"
    >
      {count === 0 && <p className="g:py-12 g:text-center g:text-ink-2">{t('empty')}</p>}
      {stored.map((message, index) => (
        <Fragment key={message.id}>
          <DayLine message={message} before={stored[index - 1]} today={localDay(now)} />
          <StoredMessage message={message} />
        </Fragment>
      ))}
      {local.map((message) => (
        <LocalLine key={message.localId} message={message} onResend={onResend} />
      ))}
    </div>
  );
}

const dayOf = (message: ChatMessage) => toLocalTime(message.data)?.slice(0, 10) ?? '';

/** The day above its first message. */
function DayLine({ message, before, today }: { message: ChatMessage; before: ChatMessage | undefined; today: string }) {
  const t = useTexts(chatPopupTexts);
  const language = useUiLanguage();
  const day = dayOf(message);
  if (before && dayOf(before) === day) return null;
  return <p className="g:text-center g:text-ink-3 g:text-xs">{day === today ? t('today') : shortDay(day, language)}</p>;
}

function StoredMessage({ message: { mensagem, data, nomeUsuario, usuarioAtual, lida } }: { message: ChatMessage }) {
  const t = useTexts(chatPopupTexts);
  const Sign = lida ? CheckCheck : Check;
  return (
    <div className={usuarioAtual ? OWN : OTHER}>
      <p className="g:flex g:items-center g:gap-2 g:text-ink-2 g:text-xs">
        <span className="g:min-w-0 g:break-words g:font-semibold">{usuarioAtual ? t('you') : nomeUsuario}</span>
        <span className="g:tabular">{clockTime(toLocalTime(data) ?? '')}</span>
        {usuarioAtual && (
          <span title={t(lida ? 'read' : 'sent')} className="g:own">
            <Sign aria-hidden="true" className="g:size-3.5" />
            <span className="g:sr-only">{t(lida ? 'read' : 'sent')}</span>
          </span>
        )}
      </p>
      <p className={TEXT}>{mensagem}</p>
    </div>
  );
}

/** A message that has no copy of the server's yet: on its way, or not sent. */
function LocalLine({
  message: { localId, mensagem, failed },
  onResend,
}: {
  message: LocalChatMessage;
  onResend: (localId: string) => void;
}) {
  const t = useTexts(chatPopupTexts);
  const message = useMessage(chatMessages);
  return (
    <div className={OWN}>
      <p className="g:flex g:items-center g:gap-2 g:text-ink-2 g:text-xs">
        <span className="g:font-semibold">{t('you')}</span>
        {!failed && (
          <>
            <Clock aria-hidden="true" className="g:size-3.5" />
            {t('sending')}
          </>
        )}
      </p>
      <p className={TEXT}>{mensagem}</p>
      {failed && (
        <Button tone="quiet" size="sm" onClick={() => onResend(localId)}>
          <span className="g:text-danger-ink">{message('mensagem_nao_enviada')}</span>
          <RefreshCw aria-hidden="true" />
        </Button>
      )}
    </div>
  );
}
