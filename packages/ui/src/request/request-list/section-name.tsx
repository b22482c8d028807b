import { SOON_HOURS, type Urgency } from '@guiche/domain/deadline';
import { useTexts } from '../../i18n/index.ts';
import { requestListTexts } from './request-list.texts.ts';
import type { RequestListProps } from './request-list-props.ts';
import type { UrgencySection } from './urgency-sections.ts';

const NAMES = {
  past: 'sectionPast',
  today: 'sectionToday',
  later: 'sectionLater',
  none: 'sectionNone',
} as const satisfies Record<Exclude<Urgency, 'soon'>, string>;

export interface SectionNameProps extends Pick<RequestListProps, 'soonHours'> {
  urgency: Urgency;
  requests: UrgencySection['requests'];
}

/** The name of a step of urgency with the number of its requests. @see B-040 */
export function SectionName({ urgency, requests, soonHours = SOON_HOURS }: SectionNameProps) {
  const t = useTexts(requestListTexts);
  return (
    <span className={`g:font-semibold ${urgency === 'past' ? 'g:text-danger-ink' : 'g:text-ink-2'}`}>
      {urgency === 'soon' ? t('sectionSoon', { count: soonHours }) : t(NAMES[urgency])}{' '}
      <span className="g:font-normal g:text-ink-3 g:tabular">{requests.length}</span>
    </span>
  );
}
