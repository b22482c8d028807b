export { ReplaceColleaguesDialog, type ReplaceColleaguesDialogProps } from './replace-colleagues-dialog.tsx';
