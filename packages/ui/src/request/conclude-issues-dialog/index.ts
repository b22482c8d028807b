export { ConcludeIssuesDialog, type ConcludeIssuesDialogProps } from './conclude-issues-dialog.tsx';
export type { CheckedService } from './issue-checklist.tsx';
