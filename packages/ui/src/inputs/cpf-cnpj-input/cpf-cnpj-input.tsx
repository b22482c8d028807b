import { VALIDATION_KEYS } from '@guiche/domain/messages';
import { formatCpfCnpj, isCpfCnpj, isPartialCpfCnpj, parseCpfCnpj } from '@guiche/masks/cpf-cnpj';
import { cpfCnpjEditor } from '@guiche/masks/cpf-cnpj/editor';
import { type Code, CodeInput, type CodeInputProps } from '../internal/code-input.tsx';

const code: Code = {
  mask: { editor: cpfCnpjEditor, parse: parseCpfCnpj, format: formatCpfCnpj },
  isValid: isCpfCnpj,
  isPartial: isPartialCpfCnpj,
  invalid: VALIDATION_KEYS.cpfCnpj,
};

export type CpfCnpjInputProps = CodeInputProps;

/**
 * CPF or CNPJ in one field: laid out as a CPF until a letter or a twelfth character makes it a CNPJ.
 *
 * Use: when the payer may be a person or a company.
 * Not for: a field that only one of them can fill: `CpfInput` and `CnpjInput` say sooner what is wrong.
 * Value: letters in upper case and digits, as text (leading zeros count); `''` while empty.
 * Keyboard: Tab: selects the text on its way in; Letters, Digits: get their punctuation by themselves, also when the pattern changes;
 * Backspace, Delete: remove a character, across the punctuation beside it.
 * Screen reader: named by `label`; description and error are read after it. A number that can become neither is called invalid at once, any
 * other wrong one when the field is left: eleven digits may yet become a CNPJ.
 * @see S-203, S-205
 * @keywords CPF, CNPJ, documento, pagador
 */
export function CpfCnpjInput(props: CpfCnpjInputProps) {
  return <CodeInput {...props} code={code} inputMode="text" autoCapitalize="characters" />;
}
