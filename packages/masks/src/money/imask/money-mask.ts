import { numberMaskOptions } from '../../internal/number-mask.ts';

export interface MoneyMaskOptions {
  fraction?: number | undefined;
  negative?: boolean | undefined;
}

/** Money as imask types it, from the left: `1234,5`. For typing from the cents (S-211) take `amountEditor` of `@guiche/masks/engine`. */
export function moneyMask({ fraction = 2, negative = false }: MoneyMaskOptions = {}) {
  return numberMaskOptions({ fraction, threeDigits: 'thousands' }, negative);
}
