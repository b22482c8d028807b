export { changeTag } from './change-state.ts';
export { CHANGED_ISSUE_CALLS } from './changed-issues-calls.ts';
export { type ChangedIssuesPage, changedIssuesPage } from './changed-issues-page.ts';
export { decideChange } from './decide-change.ts';
export { findChangeApproval } from './find-change-approval.ts';
export { findChangedIssue } from './find-changed-issue.ts';
export { findServicesUnderChange } from './find-services-under-change.ts';
export { listChangedIssues } from './list-changed-issues.ts';
export { sendForChange } from './send-for-change.ts';
