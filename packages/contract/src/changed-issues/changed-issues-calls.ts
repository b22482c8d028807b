import { decideChange } from './decide-change.ts';
import { findChangeApproval } from './find-change-approval.ts';
import { findChangedIssue } from './find-changed-issue.ts';
import { findServicesUnderChange } from './find-services-under-change.ts';
import { listChangedIssues } from './list-changed-issues.ts';
import { sendForChange } from './send-for-change.ts';

/** Every call about changed issues. */
export const CHANGED_ISSUE_CALLS = [
  listChangedIssues,
  findChangedIssue,
  findServicesUnderChange,
  findChangeApproval,
  sendForChange,
  decideChange,
] as const;
