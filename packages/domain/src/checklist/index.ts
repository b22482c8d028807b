export { CHECK_REASON_LIMIT, checkReasonViolations } from './check-reason.ts';
export {
  CHECK_STATES,
  type CheckState,
  type CheckWording,
  checkLabel,
  ISSUE_CHECKS,
  type IssueCheck,
  type IssueCheckItem,
} from './issue-check.ts';
export { type ChecklistSurroundings, issueChecklist, openChecks } from './issue-checklist.ts';
export type { TravellersWithCard } from './money-checks.ts';
export type { DocumentName } from './people-checks.ts';
