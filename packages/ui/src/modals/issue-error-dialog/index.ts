export { IssueErrorDialog, type IssueErrorDialogProps } from './issue-error-dialog.tsx';
