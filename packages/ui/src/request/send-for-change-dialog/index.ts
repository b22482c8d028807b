export { SendForChangeDialog, type SendForChangeDialogProps, type SentService } from './send-for-change-dialog.tsx';
