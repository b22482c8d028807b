import { formatRate, parseRate, RATE_FRACTION } from '@guiche/masks/rate';
import { rateMask } from '@guiche/masks/rate/imask';
import { DecimalInput } from '../internal/decimal-input.tsx';
import type { MaskedInputProps } from '../masked-input/index.ts';

const kind = { mask: rateMask, parse: parseRate, format: formatRate, say: formatRate };

export type RateInputProps = Omit<MaskedInputProps<number | null>, 'mask' | 'inputMode' | 'autoCapitalize' | 'align' | 'onEdit'>;

/**
 * Exchange rate with six decimals, typed from the left: `5,4321` becomes `5,432100` when the field is left.
 *
 * Use: for the rate between two currencies.
 * Not for: an amount of money, which `MoneyInput` takes.
 * Value: a number; `null` while empty.
 * Keyboard: Tab: selects the text on its way in; Comma, Dot: start the decimals.
 * Screen reader: named by `label`; description, warning and error are read after it. A digit behind the last decimal, a minus
 * where no negative number is allowed, and a pasted text that is no number are refused, and the field says so.
 * @see Q-132
 * @keywords câmbio, taxa de câmbio, dólar, exchange rate
 */
export function RateInput(props: RateInputProps) {
  return <DecimalInput {...props} kind={kind} fraction={RATE_FRACTION} negative={false} />;
}
