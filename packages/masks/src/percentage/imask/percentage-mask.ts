import { numberMaskOptions } from '../../internal/number-mask.ts';

export interface PercentageMaskOptions {
  fraction?: number | undefined;
  negative?: boolean | undefined;
}

/** A percentage without its sign, which the field shows beside the text: a suffix in the text would catch the caret. @see S-212 */
export function percentageMask({ fraction = 2, negative = false }: PercentageMaskOptions = {}) {
  return numberMaskOptions({ fraction, threeDigits: 'decimals', percent: true }, negative);
}
