export { ConfirmDialog, type ConfirmDialogKind, type ConfirmDialogProps, type ConfirmDialogQuestion } from './confirm-dialog.tsx';
