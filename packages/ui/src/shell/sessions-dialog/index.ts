export { SessionsDialog, type SessionsDialogProps } from './sessions-dialog.tsx';
