import type { Urgency } from '@guiche/domain/deadline';
import { useTexts } from '../../i18n/index.ts';
import { requestListTexts } from './request-list.texts.ts';
import type { UrgencySection } from './urgency-sections.ts';

const NAMES = {
  past: 'sectionPast',
  soon: 'sectionSoon',
  today: 'sectionToday',
  later: 'sectionLater',
  none: 'sectionNone',
} as const satisfies Record<Urgency, string>;

/** The name of a step of urgency with the number of its requests. */
export function SectionName({ urgency, requests }: { urgency: Urgency; requests: UrgencySection['requests'] }) {
  const t = useTexts(requestListTexts);
  return (
    <span className={`font-semibold ${urgency === 'past' ? 'text-danger-ink' : 'text-ink-2'}`}>
      {t(NAMES[urgency])} <span className="font-normal text-ink-3 tabular-nums">{requests.length}</span>
    </span>
  );
}
