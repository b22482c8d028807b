import { URGENCIES, type Urgency, urgencyOf } from '@guiche/domain/deadline';
import type { RequestSummary } from '@guiche/domain/entities';
import type { RequestListProps } from './request-list-props.ts';

/** The requests of one step of urgency. */
export interface UrgencySection {
  /** Null in a list without deadlines, whose only section has no name. */
  readonly urgency: Urgency | null;
  readonly requests: readonly RequestSummary[];
}

/** The requests of a list by urgency, the most urgent first, in their order within each; steps without requests are left out. @see B-040 */
export function urgencySections(
  requests: readonly RequestSummary[],
  { deadline, now }: Pick<RequestListProps, 'deadline' | 'now'>,
): readonly UrgencySection[] {
  if (deadline === null) return [{ urgency: null, requests }];
  const sections = URGENCIES.map((urgency) => ({
    urgency,
    requests: requests.filter((request) => urgencyOf(request[deadline], now) === urgency),
  }));
  return sections.filter(({ requests: inSection }) => inSection.length > 0);
}
