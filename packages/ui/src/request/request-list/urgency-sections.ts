import { compareDeadlines, URGENCIES, type Urgency, urgencyOf } from '@guiche/domain/deadline';
import type { RequestSummary } from '@guiche/domain/entities';
import type { RequestListProps } from './request-list-props.ts';

/** The requests of one step of urgency. */
export interface UrgencySection {
  /** Null in a list without deadlines or with the latest first, whose only section has no name. */
  readonly urgency: Urgency | null;
  readonly requests: readonly RequestSummary[];
}

/** The requests of a list by deadline, the earliest first and none last, parted by urgency; steps without requests are left out. @see A-100, B-040 */
export function urgencySections(
  requests: readonly RequestSummary[],
  { deadline, now, soonHours, latestFirst = false }: Pick<RequestListProps, 'deadline' | 'now' | 'soonHours' | 'latestFirst'>,
): readonly UrgencySection[] {
  if (deadline === null || latestFirst) return [{ urgency: null, requests }];
  const sorted = [...requests].sort((a, b) => compareDeadlines(a[deadline], b[deadline]));
  const sections = URGENCIES.map((urgency) => ({
    urgency,
    requests: sorted.filter((request) => urgencyOf(request[deadline], now, soonHours) === urgency),
  }));
  return sections.filter(({ requests: inSection }) => inSection.length > 0);
}
