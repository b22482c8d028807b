export { type QuoteTextChoice, QuoteTextDialog, type QuoteTextDialogProps } from './quote-text-dialog.tsx';
