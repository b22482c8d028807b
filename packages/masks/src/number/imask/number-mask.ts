import { numberMaskOptions } from '../../internal/number-mask.ts';

export interface NumberMaskOptions {
  fraction?: number | undefined;
  negative?: boolean | undefined;
}

/** A number with dots for thousands and a comma for decimals. @see S-213 */
export function numberMask({ fraction = 2, negative = false }: NumberMaskOptions = {}) {
  return numberMaskOptions({ fraction, threeDigits: 'thousands' }, negative);
}
