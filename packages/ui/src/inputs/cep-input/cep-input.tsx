import { VALIDATION_KEYS } from '@guiche/domain/messages';
import { formatCep, isCep, isPartialCep, parseCep } from '@guiche/masks/cep';
import { cepEditor } from '@guiche/masks/cep/editor';
import { type Code, CodeInput, type CodeInputProps } from '../internal/code-input.tsx';

const code: Code = {
  mask: { editor: cepEditor, parse: parseCep, format: formatCep },
  isValid: isCep,
  isPartial: isPartialCep,
  invalid: VALIDATION_KEYS.cep,
};

export type CepInputProps = CodeInputProps;

/**
 * Postal code, shown as `01310-100`. Only its format is checked, not whether it exists.
 *
 * Use: for a Brazilian postal code.
 * Not for: postal codes of other countries, which `TextInput` takes.
 * Value: the digits alone, as text (leading zeros count); `''` while empty.
 * Keyboard: Tab: selects the text on its way in; Digits: get their hyphen by themselves; Backspace, Delete: remove a character, across the
 * punctuation beside it.
 * Screen reader: named by `label`; description and error are read after it. An incomplete CEP is called invalid when the field is left.
 * @see S-206
 * @keywords CEP, endereço, código postal, postal code, zip
 */
export function CepInput(props: CepInputProps) {
  return <CodeInput {...props} code={code} inputMode="numeric" />;
}
