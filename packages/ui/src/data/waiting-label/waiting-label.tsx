import { waitingWording } from '@guiche/domain/deadline';
import { deadlineMessages } from '@guiche/domain/messages/deadline';
import { Hourglass } from 'lucide-react';
import { useMessage, useUiLanguage } from '../../i18n/index.ts';
import { momentText } from '../../internal/moment-text.ts';

export interface WaitingLabelProps {
  /** A moment in UTC; null when nobody knows it. */
  since: string | null;
  now: Date;
}

/**
 * How long somebody has been waited for, in its shortest words. Without urgency: the agency cannot hurry the other.
 *
 * The moment itself is in `datetime` and in the title, which a list shows on keyboard focus too.
 * @see A-114
 */
export function WaitingLabel({ since, now }: WaitingLabelProps) {
  const message = useMessage(deadlineMessages);
  const language = useUiLanguage();
  if (since === null) return <span>–</span>;
  const { key, params } = waitingWording(since, now);
  return (
    <time
      data-slot="waiting-label"
      dateTime={since}
      title={momentText(since, language)}
      className="g:inline-flex g:items-center g:gap-1.5 g:whitespace-nowrap g:text-ink-2"
    >
      <Hourglass aria-hidden="true" className="g:size-4 g:shrink-0 g:text-ink-3" />
      {message(key, params)}
    </time>
  );
}
