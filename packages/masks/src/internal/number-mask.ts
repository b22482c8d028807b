import { readsPasted } from '../engine/imask/reads-pasted.ts';
import { type DecimalOptions, parseDecimal } from './decimal-text.ts';
import { formatDecimal } from './format-decimal.ts';

/** imask options of a number with Brazilian marks. Surplus zeros stay while typing; they are removed on leaving the field. */
export function numberMaskOptions(options: DecimalOptions, negative: boolean) {
  const { fraction } = options;
  const max = Number.MAX_SAFE_INTEGER / 10 ** fraction;
  return {
    mask: Number,
    scale: fraction,
    thousandsSeparator: '.',
    radix: ',',
    mapToRadix: ['.'],
    normalizeZeros: false,
    padFractionalZeros: false,
    min: negative ? -max : 0,
    max,
    prepare: readsPasted((text) => {
      const value = parseDecimal(text, options);
      if (value === null) return text;
      // imask would drop the sign and keep a wrong amount. It sets the dots itself.
      return value < 0 && !negative ? '' : formatDecimal(value, fraction).replaceAll('.', '');
    }),
  };
}
