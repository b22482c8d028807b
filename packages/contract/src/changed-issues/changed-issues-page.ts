import type { RequestSummary } from '@guiche/domain/entities';
import type { Answer } from '../call/index.ts';
import type { listChangedIssues } from './list-changed-issues.ts';

/** A page of the changed issues. */
export interface ChangedIssuesPage {
  readonly content: readonly RequestSummary[];
  /** Whether there is another page. */
  readonly hasMore: boolean;
}

/** A response of `listChangedIssues`, in whichever of its shapes it came: a plain list has more when it is as long as `limit`. @see A-102 */
export function changedIssuesPage(answer: Answer<typeof listChangedIssues>, limit: number): ChangedIssuesPage {
  return 'content' in answer ? answer : { content: answer, hasMore: answer.length >= limit };
}
