export { voucherIsOffered, voucherServices, voucherTraveller, voucherViolations } from './voucher-services.ts';
export { type SayVoucher, type VoucherFacts, type VoucherSection, type VoucherText, voucherText } from './voucher-text.ts';
