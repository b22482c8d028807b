import { mod11 } from '../internal/check-digit.ts';
import { isMark } from '../internal/code-text.ts';
import { layOut } from '../internal/lay-out.ts';
import { type Accepted, type LooseText, textOf } from '../internal/loose-text.ts';

/** The rules that `validateCnpj` checks, in this order: characters, length, repeated_digits, check_digit. */
export type CnpjProblem = 'characters' | 'length' | 'repeated_digits' | 'check_digit';

const LENGTH = 14;
/** The check digits, behind the base and the branch, are digits alone. */
const CHECKED = 12;

/** A whole CNPJ as a word of its own, with any words around it: "CNPJ nº 12.ABC…". */
const WHOLE = /\b\w\w\W?\w{3}\W?\w{3}\W?\w{4}\W?\d\d\b/;

/** A CNPJ as people read it, `12.ABC.345/01DE-35`, or as much of it as the text holds. Does not validate. @see S-202, S-205 */
export function formatCnpj(value: LooseText): string {
  return layOut(parseCnpj(value), '00.000.000/0000-00');
}

/**
 * Letters (in upper case) and digits of a CNPJ, cut to fourteen; `''` without any.
 *
 * Words around a whole number are left out, as is the word CNPJ before an incomplete one. A letter in place of a check digit is dropped.
 * @see S-204, S-225
 */
export function parseCnpj(value: LooseText): string {
  const upper = textOf(value).toUpperCase();
  const chars = (WHOLE.exec(upper)?.[0] ?? upper)
    // "CNPJ: 12.ABC…" and "CNPJ11222333000181", but not a number that begins with these four letters.
    .replace(/^\W*CNPJ(\/MF)?(\W+|(?=\w{14}))/, '')
    .replace(/\W|_/g, '');
  return (chars.slice(0, CHECKED) + chars.slice(CHECKED).replace(/\D/g, '')).slice(0, LENGTH);
}

/** One check for both functions: a whole CNPJ, or the beginning of one. */
function problemOf(input: unknown, partial = false): CnpjProblem | undefined {
  const text = textOf(input);
  let length = 0;
  let leading = 0;
  /** The bits in which any character differs from the first one. */
  let differing = 0;
  let firstSum = 0;
  let secondSum = 0;
  let first = 0;
  let second = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    // Lower case counts as upper case; the value of a character is its ASCII code less 48: digits 0 to 9, letters 17 to 42.
    const value = code - (code < 97 || code > 122 ? 48 : 80);
    // One comparison for digits and letters: a processor cannot predict which comes next, and a wrong prediction costs most of the time.
    if (value >= 0 && value < 43 && Math.abs(value - 13) > 3 && (length < CHECKED || value < 10)) {
      if (length === 0) leading = value;
      differing |= value ^ leading;
      if (length < CHECKED) {
        // Weights 5 4 3 2 9 8 7 6 5 4 3 2, and 6 5 4 3 2 9 8 7 6 5 4 3 followed by 2 for the first check digit.
        firstSum += value * (((11 - length) & 7) + 2);
        secondSum += value * (((12 - length) & 7) + 2);
      } else if (length === CHECKED) first = value;
      else second = value;
      length += 1;
    } else if (!isMark(code)) return 'characters';
  }
  if (partial ? length > LENGTH : length !== LENGTH) return 'length';
  // Twelve zeros can only continue as fourteen zeros; the check digits of other equal digits differ from them.
  if (differing === 0 && length >= (leading ? LENGTH : CHECKED)) return 'repeated_digits';
  if (length > CHECKED && first !== mod11(firstSum)) return 'check_digit';
  return length === LENGTH && second !== mod11(secondSum + first * 2) ? 'check_digit' : undefined;
}

/**
 * The first rule that a CNPJ breaks; `undefined` for a valid one, numeric or alphanumeric, with or without punctuation, in either case.
 *
 * An empty text is too short; a letter among the check digits breaks the rule of characters.
 * @see S-201, S-204, and Receita Federal, Instrução Normativa RFB 2.229/2024
 */
export function validateCnpj(value: LooseText): CnpjProblem | undefined {
  return problemOf(value);
}

/** Whether a text is a CNPJ, numeric or alphanumeric, with or without punctuation. @see S-201, S-204 */
export function isCnpj<Value>(value: Value): value is Value & Accepted {
  return !problemOf(value);
}

/** Whether more typing can make the text a CNPJ; true for an empty text. */
export function isPartialCnpj(value: LooseText): boolean {
  return !problemOf(value, true);
}
