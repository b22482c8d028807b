import { VALIDATION_KEYS } from '@guiche/domain/messages';
import { formatPhone, isPartialPhone, isPhone, parsePhone } from '@guiche/masks/phone';
import { phoneEditor } from '@guiche/masks/phone/editor';
import { type Code, CodeInput, type CodeInputProps } from '../internal/code-input.tsx';

const code: Code = {
  mask: { editor: phoneEditor, parse: parsePhone, format: formatPhone },
  isValid: isPhone,
  isPartial: isPartialPhone,
  invalid: VALIDATION_KEYS.telefone,
};

export type PhoneInputProps = CodeInputProps;

/**
 * Brazilian phone number with its area code, shown as `(11) 98765-4321` or `(11) 3333-4444`.
 *
 * Use: for a Brazilian phone number.
 * Not for: numbers of other countries, which `TextInput` takes.
 * Value: the 10 or 11 digits, as text, without country and carrier code; `''` while empty. A number with the code of another country
 * (`+51 987 654 321`) is given as it was written, so that the form's rule refuses it instead of saving a Brazilian one.
 * Keyboard: Tab: selects the text on its way in; Digits: get brackets and hyphen by themselves; Backspace, Delete: remove a character,
 * across the punctuation beside it. A touch screen shows the keyboard of a phone.
 * Screen reader: named by `label`; description and error are read after it. A number that can no longer become valid is called invalid at
 * once, an incomplete one when the field is left.
 * @see S-207, S-208
 * @keywords telefone, celular, fone, phone
 */
export function PhoneInput(props: PhoneInputProps) {
  return <CodeInput {...props} code={code} inputMode="tel" />;
}
