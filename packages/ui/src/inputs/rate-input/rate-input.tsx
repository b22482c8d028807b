import { imaskEditor } from '@guiche/masks/engine/imask';
import { formatRate, parseRate } from '@guiche/masks/rate';
import { rateMask } from '@guiche/masks/rate/imask';
import { type Mask, MaskedInput, type MaskedInputProps } from '../masked-input/index.ts';

const mask: Mask<number | null> = {
  editor: imaskEditor({
    mask: rateMask,
    show: (text) => formatRate(parseRate(text)),
    // When all six decimals are filled, a typed digit replaces the next one.
    overwrites: (text, position) => /,\d{6}$/.test(text) && position > text.indexOf(','),
  }),
  // Dots in the field are always thousands separators; elsewhere `1.234` may be a decimal.
  parse: (text) => parseRate(text.replaceAll('.', '')),
  format: formatRate,
};

export type RateInputProps = Omit<MaskedInputProps<number | null>, 'mask' | 'inputMode' | 'autoCapitalize' | 'align' | 'onEdit'>;

/**
 * Exchange rate with six decimals, typed from the left: `5,4321` becomes `5,432100` when the field is left.
 *
 * Use: for the rate between two currencies.
 * Not for: an amount of money, which `MoneyInput` takes.
 * Value: a number; `null` while empty.
 * Keyboard: Tab: selects the text on its way in; Comma, Dot: start the decimals.
 * Screen reader: named by `label`; description, warning and error are read after it.
 * @see Q-132
 * @keywords câmbio, taxa de câmbio, dólar, exchange rate
 * @since 0.1.0
 */
export function RateInput(props: RateInputProps) {
  return <MaskedInput {...props} mask={mask} inputMode="decimal" align="end" />;
}
