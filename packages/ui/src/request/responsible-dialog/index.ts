export { ResponsibleDialog, type ResponsibleDialogProps, type ResponsibleQuestion } from './responsible-dialog.tsx';
