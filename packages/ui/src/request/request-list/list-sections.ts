import { pendingStatus } from '@guiche/domain/changed-issues';
import { compareDeadlines, URGENCIES, type Urgency, urgencyOf } from '@guiche/domain/deadline';
import type { RequestSummary } from '@guiche/domain/entities';
import { STATUS_PENDENCIA, type StatusPendencia } from '@guiche/domain/enums';
import type { RequestListProps } from './request-list-props.ts';

/** What the requests between two lines have in common. */
export type SectionKind = Urgency | StatusPendencia;

type SectionProps = Pick<RequestListProps, 'deadline' | 'now' | 'soonHours' | 'order'> & {
  [Name in 'latestFirst' | 'parted']?: RequestListProps[Name] | undefined;
};

/** The requests between two lines. */
export interface ListSection {
  /** Null in a list without deadlines, with the latest first or in a chosen order, whose only section has no name. */
  readonly kind: SectionKind | null;
  readonly requests: readonly RequestSummary[];
}

/**
 * The requests of a list by deadline, the earliest first and none last, parted by urgency or by what they wait for; sections without
 * requests are left out.
 * @see, B-040
 */
export function listSections(
  requests: readonly RequestSummary[],
  { deadline, now, soonHours, latestFirst = false, order = null, parted = 'urgency' }: SectionProps,
): readonly ListSection[] {
  if (deadline === null || latestFirst || order) return [{ kind: null, requests }];
  const sorted = [...requests].sort((a, b) => compareDeadlines(a[deadline], b[deadline]));
  const kindOf = (request: RequestSummary) =>
    parted === 'pending' ? pendingStatus(request) : urgencyOf(request[deadline], now, soonHours);
  const kinds: readonly SectionKind[] = parted === 'pending' ? STATUS_PENDENCIA : URGENCIES;
  const sections = kinds.map((kind) => ({ kind, requests: sorted.filter((request) => kindOf(request) === kind) }));
  return sections.filter(({ requests: inSection }) => inSection.length > 0);
}
