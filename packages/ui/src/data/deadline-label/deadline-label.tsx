import { deadlineWording, type Urgency, urgencyOf } from '@guiche/domain/deadline';
import { deadlineMessages } from '@guiche/domain/messages/deadline';
import { CircleAlert, Clock, ClockAlert, Minus } from 'lucide-react';
import type { ComponentProps, Ref } from 'react';
import { useMessage } from '../../i18n/index.ts';
import { momentText } from '../../internal/moment-text.ts';

export interface DeadlineLabelProps extends Omit<ComponentProps<'span'>, 'children' | 'title' | 'ref'> {
  /** The element: a `time`, or a `span` where there is no moment. */
  ref?: Ref<HTMLElement> | undefined;
  /** A moment in UTC; null for no deadline. */
  deadline: string | null;
  /** The moment against which the deadline is measured. */
  now: Date;
  /** The hours before the deadline in which it is marked. Without it, those of the domain (2). */
  soonHours?: number | undefined;
}

const LOOKS: Record<Urgency, { Icon: typeof Clock; look: string; icon?: string }> = {
  past: { Icon: ClockAlert, look: 'g:rounded-md g:bg-danger-soft g:px-1.5 g:font-semibold g:text-danger-ink' },
  soon: { Icon: CircleAlert, look: 'g:font-semibold g:text-success-ink', icon: 'g:text-warning' },
  today: { Icon: Clock, look: 'g:font-medium g:text-success-ink' },
  later: { Icon: Clock, look: 'g:text-success-ink', icon: 'g:text-ink-3' },
  none: { Icon: Minus, look: 'g:text-ink-3' },
};

/**
 * The time left until a deadline, or since it passed, in its shortest words, with an icon for each of four steps of urgency: a filled chip when it
 * has passed, an amber mark in the last two hours, plain today, quiet later. Green and red repeat it.
 *
 * The moment itself is in `datetime` and in the title, which a list shows on keyboard focus too.
 *
 * Use: for a moment until which the agency has to act.
 * Not for: a wait for others, which `WaitingLabel` tells; a date without a limit.
 * Keyboard: none.
 * Screen reader: a time whose words say how long is left; the moment itself is its title.
 * @see, B-040
 * @keywords prazo, vencimento, deadline, SLA
 */
export function DeadlineLabel({ deadline, now, soonHours, className = '', ...rest }: DeadlineLabelProps) {
  const message = useMessage(deadlineMessages);
  const urgency = urgencyOf(deadline, now, soonHours);
  const { Icon, look, icon = '' } = LOOKS[urgency];
  const { key, params } = deadlineWording(deadline, now);
  const shared = {
    'data-slot': 'deadline-label',
    ...rest,
    className: `g:in-text g:inline-flex g:items-center g:gap-1.5 g:whitespace-nowrap ${look} ${className}`,
  };
  const words = (
    <>
      <Icon aria-hidden="true" className={`g:size-4 g:shrink-0 ${icon}`} />
      {message(key, params)}
    </>
  );
  if (deadline === null) return <span {...shared}>{words}</span>;
  return (
    <time {...(shared as ComponentProps<'time'>)} dateTime={deadline} title={momentText(deadline)} data-urgency={urgency}>
      {words}
    </time>
  );
}
