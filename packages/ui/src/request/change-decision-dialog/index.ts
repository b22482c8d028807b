export { ChangeDecisionDialog, type ChangeDecisionDialogProps } from './change-decision-dialog.tsx';
