export { BulkResultDialog, type BulkResultDialogProps, type RefusedRequest } from './bulk-result-dialog.tsx';
export { type BulkNumbers, useBulkSummary } from './use-bulk-summary.ts';
