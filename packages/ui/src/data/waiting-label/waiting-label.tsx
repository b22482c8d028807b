import { waitingWording } from '@guiche/domain/deadline';
import { deadlineMessages } from '@guiche/domain/messages/deadline';
import { Hourglass } from 'lucide-react';
import type { ComponentProps, Ref } from 'react';
import { useMessage } from '../../i18n/index.ts';
import { momentText } from '../../internal/moment-text.ts';

export interface WaitingLabelProps extends Omit<ComponentProps<'span'>, 'children' | 'title' | 'ref'> {
  /** The element: a `time`, or a `span` where there is no moment. */
  ref?: Ref<HTMLElement> | undefined;
  /** A moment in UTC; null when nobody knows it. */
  since: string | null;
  /** The moment until which the wait is measured. */
  now: Date;
}

/**
 * How long somebody has been waited for, in its shortest words. Without urgency: the agency cannot hurry the other.
 *
 * The moment itself is in `datetime` and in the title, which a list shows on keyboard focus too.
 *
 * Use: while the agency can only wait for the client or a supplier.
 * Not for: a moment until which the agency itself has to act, which `DeadlineLabel` tells.
 * Parts: an icon, and how long the wait has been.
 * Keyboard: none.
 * Screen reader: a time whose words say how long somebody has been waiting; the moment itself is its title.
 * @see A-114
 * @keywords espera, aguardando, waiting
 */
export function WaitingLabel({ since, now, className = '', ...rest }: WaitingLabelProps) {
  const message = useMessage(deadlineMessages);
  const slot = { 'data-slot': 'waiting-label', ...rest };
  if (since === null)
    return (
      <span {...slot} className={`g:own ${className}`}>
        –
      </span>
    );
  const { key, params } = waitingWording(since, now);
  return (
    <time
      {...(slot as ComponentProps<'time'>)}
      dateTime={since}
      title={momentText(since)}
      className={`g:in-text g:inline-flex g:items-center g:gap-1.5 g:whitespace-nowrap g:text-ink-2 ${className}`}
    >
      <Hourglass aria-hidden="true" className="g:size-4 g:shrink-0 g:text-ink-3" />
      {message(key, params)}
    </time>
  );
}
