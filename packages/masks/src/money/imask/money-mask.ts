import { numberMaskOptions } from '../../internal/number-mask.ts';

export interface MoneyMaskOptions {
  fraction?: number | undefined;
  negative?: boolean | undefined;
}

/** Money in imask, typed from the left: `1234,5`. To type from the cents (S-211), use `amountEditor` of `@guiche/masks/engine`. */
export function moneyMask({ fraction = 2, negative = false }: MoneyMaskOptions = {}) {
  return numberMaskOptions({ fraction, threeDigits: 'thousands' }, negative);
}
