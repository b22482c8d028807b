import { VALIDATION_KEYS } from '@guiche/domain/messages';
import { formatCpf, isCpf, isPartialCpf, parseCpf } from '@guiche/masks/cpf';
import { cpfEditor } from '@guiche/masks/cpf/editor';
import { type Code, CodeInput, type CodeInputProps } from '../internal/code-input.tsx';

const code: Code = {
  mask: { editor: cpfEditor, parse: parseCpf, format: formatCpf },
  isValid: isCpf,
  isPartial: isPartialCpf,
  invalid: VALIDATION_KEYS.cpf,
};

export type CpfInputProps = CodeInputProps;

/**
 * CPF, shown as `529.982.247-25`.
 *
 * Use: for the number of a person.
 * Not for: a number that may also be a company's, which `CpfCnpjInput` takes.
 * Value: the digits alone, as text (leading zeros count); `''` while empty.
 * Keyboard: Tab: selects the text on its way in; Digits: get their punctuation by themselves; Backspace, Delete: remove a character, across
 * the punctuation beside it.
 * Screen reader: named by `label`; description and error are read after it. A CPF that can no longer become valid is called invalid at
 * once, an incomplete one when the field is left.
 * @see S-199, S-200
 * @keywords CPF, documento, pessoa
 */
export function CpfInput(props: CpfInputProps) {
  return <CodeInput {...props} code={code} inputMode="numeric" />;
}
