import { imaskEditor } from '@guiche/masks/engine/imask';
import { formatInteger, parseInteger } from '@guiche/masks/integer';
import { integerMask } from '@guiche/masks/integer/imask';
import { type Limits, useLimitedValue } from '../../internal/use-limited-value.ts';
import { MaskedInput, type MaskedInputProps } from '../masked-input/index.ts';

export interface IntegerInputProps
  extends Omit<MaskedInputProps<number | null>, 'mask' | 'inputMode' | 'autoCapitalize' | 'align' | 'onEdit'>,
    Limits {
  /** The largest number of digits that can be typed. */
  maxDigits?: number | undefined;
}

/**
 * Count without sign or punctuation.
 *
 * A number beyond `min` or `max` is called invalid when the field is left.
 *
 * Use: for a count: travellers, nights, bags.
 * Not for: an identifier, whose leading zeros count; an amount with decimals.
 * Value: a number; `null` while empty.
 * Keyboard: Tab: selects the text on its way in; Digits: are the only characters that it takes.
 * Screen reader: named by `label`; description, warning and error are read after it.
 * @see S-210
 * @keywords número, quantidade, inteiro, count
 * @since 0.1.0
 */
export function IntegerInput({ maxDigits = 9, min, max, ...props }: IntegerInputProps) {
  const judged = useLimitedValue({ ...props, min, max }, formatInteger);
  const mask = {
    editor: imaskEditor({
      mask: integerMask({ maxDigits }),
      show: (text) => formatInteger(parseInteger(text.replace(/\D/g, '').slice(0, maxDigits))),
    }),
    parse: parseInteger,
    format: formatInteger,
  };
  return <MaskedInput {...props} {...judged} mask={mask} inputMode="numeric" align="end" />;
}
