import { SOON_HOURS } from '@guiche/domain/deadline';
import { useTexts } from '../../i18n/index.ts';
import type { ListSection, SectionKind } from './list-sections.ts';
import { requestListTexts } from './request-list.texts.ts';
import type { RequestListProps } from './request-list-props.ts';

const NAMES = {
  past: 'sectionPast',
  today: 'sectionToday',
  later: 'sectionLater',
  none: 'sectionNone',
  CANCELAMENTO: 'sectionCancellation',
  ALTERACAO: 'sectionChange',
  FOLLOW_UP_PENDENTE: 'sectionFollowUp',
  OUTROS: 'sectionOthers',
} as const satisfies Record<Exclude<SectionKind, 'soon'>, string>;

export interface SectionNameProps extends Pick<RequestListProps, 'soonHours'> {
  kind: SectionKind;
  requests: ListSection['requests'];
}

/** The name of a section with the number of its requests. @see A-028, B-040 */
export function SectionName({ kind, requests, soonHours = SOON_HOURS }: SectionNameProps) {
  const t = useTexts(requestListTexts);
  return (
    <span className={`g:font-semibold ${kind === 'past' ? 'g:text-danger-ink' : 'g:text-ink-2'}`}>
      {kind === 'soon' ? t('sectionSoon', { count: soonHours }) : t(NAMES[kind])}{' '}
      <span className="g:font-normal g:text-ink-3 g:tabular">{requests.length}</span>
    </span>
  );
}
