export { VoucherDialog, type VoucherDialogProps } from './voucher-dialog.tsx';
