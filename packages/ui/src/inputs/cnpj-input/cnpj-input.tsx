import { VALIDATION_KEYS } from '@guiche/domain/messages';
import { formatCnpj, isCnpj, isPartialCnpj, parseCnpj } from '@guiche/masks/cnpj';
import { cnpjEditor } from '@guiche/masks/cnpj/editor';
import { type Code, CodeInput, type CodeInputProps } from '../internal/code-input.tsx';

const code: Code = {
  mask: { editor: cnpjEditor, parse: parseCnpj, format: formatCnpj },
  isValid: isCnpj,
  isPartial: isPartialCnpj,
  invalid: VALIDATION_KEYS.cnpj,
};

export type CnpjInputProps = CodeInputProps;

/**
 * CNPJ, numeric or alphanumeric, shown as `12.ABC.345/01DE-35`.
 *
 * Use: for the number of a company.
 * Not for: a number that may also be a person's, which `CpfCnpjInput` takes.
 * Value: letters in upper case and digits, as text (leading zeros count); `''` while empty.
 * Keyboard: Tab: selects the text on its way in; Letters, Digits: get their punctuation by themselves, and letters their upper case;
 * Backspace, Delete: remove a character, across the punctuation beside it.
 * Screen reader: named by `label`; description and error are read after it. A CNPJ that can no longer become valid is called invalid at
 * once, an incomplete one when the field is left.
 * @see S-201, S-202, S-204, S-205
 * @keywords CNPJ, empresa, documento, company
 */
export function CnpjInput(props: CnpjInputProps) {
  return <CodeInput {...props} code={code} inputMode="text" autoCapitalize="characters" />;
}
