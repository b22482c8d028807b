export { sendVoucher } from './send-voucher.ts';
export { VOUCHER_CALLS } from './voucher-calls.ts';
