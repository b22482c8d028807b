import { formatCnpj, isPartialCnpj, parseCnpj, validateCnpj } from '../cnpj/index.ts';
import { type CpfProblem, formatCpf, isPartialCpf, parseCpf, validateCpf } from '../cpf/index.ts';
import { type Accepted, type LooseText, textOf } from '../internal/loose-text.ts';

/** The rules that `validateCpfCnpj` checks; the same names for both numbers. */
export type CpfCnpjProblem = CpfProblem;

const CPF_LENGTH = 11;
/** A whole CPF with no digit before it. */
const WHOLE_CPF = /^\D*\b(\d{3}\W?\d{3}\W?\d{3}\W?\d\d)\b/;

/** A letter, or more characters than a CPF has, make the text a CNPJ. @see S-203, S-205 */
export function isCnpjText(value: LooseText): boolean {
  const chars = textOf(value).replace(/[^0-9A-Za-z]/g, '');
  return chars.length > CPF_LENGTH || /[A-Za-z]/.test(chars);
}

/** The number as people read it: like a CPF up to eleven digits, like a CNPJ from there on or with a letter. @see S-203, S-205 */
export function formatCpfCnpj(value: LooseText): string {
  const number = parseCpfCnpj(value);
  return isCnpjText(number) ? formatCnpj(number) : formatCpf(number);
}

/** Letters and digits of the number, cut to fourteen; words around it are left out as in `parseCpf` and `parseCnpj`. @see S-225 */
export function parseCpfCnpj(value: LooseText): string {
  const text = textOf(value);
  // "CPF nº 529.982.247-25": letters around a whole CPF do not make it a CNPJ.
  const whole = /[A-Za-z]/.test(text) && WHOLE_CPF.exec(text)?.[1];
  if (whole) return parseCpf(whole);
  const number = text.replace(/^[^0-9A-Z]*(?:CPF\/CNPJ|CNPJ\/CPF|CPF)[^0-9A-Z]+/i, '');
  return isCnpjText(number) ? parseCnpj(number) : parseCpf(number);
}

/** Which rule the number breaks; `undefined` when it is a CPF or a CNPJ, with or without punctuation. @see S-203 */
export function validateCpfCnpj(value: LooseText): CpfCnpjProblem | undefined {
  return isCnpjText(value) ? validateCnpj(value) : validateCpf(value);
}

/** Whether a text is a CPF or a CNPJ, with or without punctuation. @see S-203 */
export function isCpfCnpj<Value>(value: Value): value is Value & Accepted {
  return validateCpfCnpj(textOf(value)) === undefined;
}

/** Whether more typing can make the text a CPF or a CNPJ; true for an empty text. */
export function isPartialCpfCnpj(value: LooseText): boolean {
  return isPartialCnpj(value) || isPartialCpf(value);
}
