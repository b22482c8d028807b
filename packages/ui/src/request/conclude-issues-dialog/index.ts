export type { CheckedService } from '../internal/issue-checklist.tsx';
export { ConcludeIssuesDialog, type ConcludeIssuesDialogProps } from './conclude-issues-dialog.tsx';
