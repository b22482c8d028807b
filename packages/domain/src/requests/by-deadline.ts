import { compareDeadlines } from '../deadline/index.ts';
import type { TravelRequest } from '../entities/index.ts';
import { countingDeadline, type DeadlineField } from './counting-deadline.ts';

/** What a request needs, so that its deadline can be told. */
type WithDeadlines = Pick<TravelRequest, 'status' | DeadlineField>;

/** The moment of the deadline that counts for a request; null without one. @see A-100 */
export function deadlineOf(request: WithDeadlines): string | null {
  const field = countingDeadline(request.status);
  return field && request[field];
}

/** The requests of several lists by the deadline that counts for each, the earliest first and none last. @see */
export function byDeadline<Request extends WithDeadlines>(requests: readonly Request[]): readonly Request[] {
  return [...requests].sort((a, b) => compareDeadlines(deadlineOf(a), deadlineOf(b)));
}
