export { concludeChangedIssues } from './conclude-changed-issues.ts';
export { concludeIssues } from './conclude-issues.ts';
export { ISSUING_CALLS } from './issuing-calls.ts';
export { saveIssue } from './save-issue.ts';
export { SAVE_ISSUE } from './save-issue-by-kind.ts';
