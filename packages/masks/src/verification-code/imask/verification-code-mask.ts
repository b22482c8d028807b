import type { CardBrand } from '../../card/index.ts';

/** Three digits, four with American Express or while the brand is not known. */
export function verificationCodeMask(brand?: CardBrand) {
  return { mask: brand === undefined || brand === 'amex' ? '0000' : '000' };
}
