export { type ShownUserLogEntry, UserLogDialog, type UserLogDialogProps } from './user-log-dialog.tsx';
