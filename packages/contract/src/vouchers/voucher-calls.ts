import { sendVoucher } from './send-voucher.ts';

/** Every call about vouchers. */
export const VOUCHER_CALLS = [sendVoucher] as const;
