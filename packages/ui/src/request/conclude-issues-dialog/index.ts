export { ConcludeIssuesDialog, type ConcludeIssuesDialogProps } from './conclude-issues-dialog.tsx';
