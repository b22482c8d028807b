export { ConcludeDialog, type ConcludeDialogProps } from './conclude-dialog.tsx';
