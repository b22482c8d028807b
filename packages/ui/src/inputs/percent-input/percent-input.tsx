import { formatPercentage, parsePercentage } from '@guiche/masks/percentage';
import { percentageMask } from '@guiche/masks/percentage/imask';
import { DecimalInput, type DecimalInputProps } from '../internal/decimal-input.tsx';

export type PercentInputProps = Omit<DecimalInputProps, 'prefix' | 'suffix'>;

/**
 * Percentage on the scale 0–100, typed from the left: `12,5` becomes `12,50` when the field is left.
 *
 * Use: for a percentage as people say it, 0 to 100.
 * Not for: a fraction of 1, which no person types.
 * Value: a number; `null` while empty. The `%` is outside the text, so the caret never enters it. A number beyond `min` or `max` is called
 * invalid when the field is left.
 * Keyboard: Tab: selects the text on its way in; Comma, Dot: start the decimals.
 * Screen reader: named by `label`; the `%`, description, warning and error are read after it. A digit behind the last decimal, a minus
 * where no negative number is allowed, and a pasted text that is no number are refused, and the field says so.
 * @see S-210, S-212
 * @keywords porcentagem, percentual, taxa, desconto, percentage
 */
export function PercentInput({ fraction = 2, negative = false, ...props }: PercentInputProps) {
  const kind = {
    mask: percentageMask({ fraction, negative }),
    parse: (text: string) => parsePercentage(text, { fraction }),
    format: (value: number | null) => formatPercentage(value, { fraction, suffix: false }),
    say: (limit: number) => formatPercentage(limit, { fraction }),
  };
  return <DecimalInput {...props} kind={kind} fraction={fraction} negative={negative} suffix="%" />;
}
