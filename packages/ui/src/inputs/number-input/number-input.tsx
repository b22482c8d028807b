import { formatNumber, type NumberReading, parseNumber } from '@guiche/masks/number';
import { numberMask } from '@guiche/masks/number/imask';
import { DecimalInput, type DecimalInputProps } from '../internal/decimal-input.tsx';

export interface NumberInputProps extends DecimalInputProps {
  /** The meaning of the only mark of a pasted text when three digits follow it (`2,925`): thousands unless set. */
  threeDigits?: NumberReading['threeDigits'];
}

/**
 * Number with dots for thousands and a comma for decimals, typed from the left: `1234,5` becomes `1.234,50` when the field is left. For
 * money use `MoneyInput`, for a count `IntegerInput`.
 *
 * Use: for a measure with decimals: a weight, a distance.
 * Not for: money, percentages and rates, which have inputs of their own; a count.
 * Value: a number; `null` while empty. A number beyond `min` or `max` is called invalid when the field is left.
 * Keyboard: Tab: selects the text on its way in; Comma, Dot: start the decimals; Backspace, Delete: remove a character, across the
 * punctuation beside it.
 * Screen reader: named by `label`; description, warning and error are read after it. A digit behind the last decimal, a minus
 * where no negative number is allowed, and a pasted text that is no number are refused, and the field says so.
 * @see S-210, S-213
 * @keywords número, decimal, peso
 */
export function NumberInput({ fraction = 2, threeDigits, negative = false, ...props }: NumberInputProps) {
  const format = (value: number | null) => formatNumber(value, { fraction });
  const kind = {
    mask: numberMask({ fraction, threeDigits, negative }),
    parse: (text: string) => parseNumber(text, { fraction, threeDigits }),
    format,
    say: format,
  };
  return <DecimalInput {...props} kind={kind} fraction={fraction} negative={negative} />;
}
