export { CredentialLogDialog, type CredentialLogDialogProps, type ShownCredentialLogEntry } from './credential-log-dialog.tsx';
