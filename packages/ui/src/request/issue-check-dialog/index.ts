export { IssueCheckDialog, type IssueCheckDialogProps } from './issue-check-dialog.tsx';
