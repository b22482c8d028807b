import { concludeChangedIssues } from './conclude-changed-issues.ts';
import { concludeIssues } from './conclude-issues.ts';
import { saveIssue } from './save-issue.ts';

/** Every call of the issuing stage. */
export const ISSUING_CALLS = [saveIssue, concludeIssues, concludeChangedIssues] as const;
