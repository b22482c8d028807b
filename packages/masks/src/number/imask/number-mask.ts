import { numberMaskOptions } from '../../internal/number-mask.ts';
import type { NumberReading } from '../number.ts';

export interface NumberMaskOptions extends NumberReading {
  negative?: boolean | undefined;
}

/** A number with dots for thousands and a comma for decimals. @see S-213 */
export function numberMask({ fraction = 2, threeDigits = 'thousands', negative = false }: NumberMaskOptions = {}) {
  return numberMaskOptions({ fraction, threeDigits }, negative);
}
