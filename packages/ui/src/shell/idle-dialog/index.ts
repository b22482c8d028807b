export { IdleDialog, type IdleDialogProps } from './idle-dialog.tsx';
