import { deadlineState, timeBetween } from '@guiche/domain/deadline';
import { deadlineMessages } from '@guiche/domain/messages/deadline';
import { Clock, ClockAlert, Minus } from 'lucide-react';
import { useMessage, useUiLanguage } from '../../i18n/index.ts';

export interface DeadlineLabelProps {
  /** A moment in UTC; null for no deadline. */
  deadline: string | null;
  now: Date;
}

/**
 * The time left until a deadline, or since it passed, as icon and words; green and red repeat it.
 *
 * The moment itself is in the title and in `datetime`.
 * @see
 */
export function DeadlineLabel({ deadline, now }: DeadlineLabelProps) {
  const message = useMessage(deadlineMessages);
  const language = useUiLanguage();
  if (deadline === null) {
    return (
      <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-ink-3">
        <Minus aria-hidden="true" className="size-4 shrink-0" />
        {message('sem_prazo')}
      </span>
    );
  }
  const past = deadlineState(deadline, now) === 'past';
  const Icon = past ? ClockAlert : Clock;
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' }).format(new Date(deadline));
  return (
    <time
      dateTime={deadline}
      title={moment}
      data-state={past ? 'past' : 'ahead'}
      className={`inline-flex items-center gap-1.5 whitespace-nowrap font-medium ${past ? 'text-danger-ink' : 'text-success-ink'}`}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {message(past ? 'vencido_ha' : 'vence_em', { tempo: timeBetween(deadline, now) })}
    </time>
  );
}
