import { VALIDATION_KEYS } from '@guiche/domain/messages';
import { formatTenDigitInteger, isPartialTenDigitInteger, isTenDigitInteger, parseTenDigitInteger } from '@guiche/masks/ten-digit-integer';
import { tenDigitIntegerEditor } from '@guiche/masks/ten-digit-integer/editor';
import { type Code, CodeInput, type CodeInputProps } from '../internal/code-input.tsx';

const code: Code = {
  mask: { editor: tenDigitIntegerEditor, parse: parseTenDigitInteger, format: formatTenDigitInteger },
  isValid: isTenDigitInteger,
  isPartial: isPartialTenDigitInteger,
  invalid: VALIDATION_KEYS.inteiro,
};

export type TenDigitInputProps = CodeInputProps;

/**
 * Identifier of exactly ten digits. For a count use `IntegerInput`.
 *
 * Use: for an identifier of exactly ten digits.
 * Not for: a count, which `IntegerInput` takes.
 * Value: the digits, as text (leading zeros count); `''` while empty.
 * Keyboard: Tab: selects the text on its way in; Letters: are left out.
 * Screen reader: named by `label`; description and error are read after it. Fewer than ten digits are called invalid when the field is
 * left.
 * @see S-209
 * @keywords identificador, dez dígitos, código
 */
export function TenDigitInput(props: TenDigitInputProps) {
  return <CodeInput {...props} code={code} inputMode="numeric" />;
}
