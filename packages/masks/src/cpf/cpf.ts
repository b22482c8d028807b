import { mod11 } from '../internal/check-digit.ts';
import { isMark } from '../internal/code-text.ts';
import { layOut } from '../internal/lay-out.ts';
import { type Accepted, type LooseText, textOf } from '../internal/loose-text.ts';

/** The rules that `validateCpf` checks, in this order: characters, length, repeated_digits, check_digit. */
export type CpfProblem = 'characters' | 'length' | 'repeated_digits' | 'check_digit';

const LENGTH = 11;

/** A CPF as people read it, `529.982.247-25`, or as much of it as the text holds. Does not validate. @see S-200 */
export function formatCpf(value: LooseText): string {
  return layOut(parseCpf(value), '000.000.000-00');
}

/** The digits of a CPF as text, cut to eleven; `''` without any. @see S-225 */
export function parseCpf(value: LooseText): string {
  return textOf(value).replace(/\D/g, '').slice(0, LENGTH);
}

/** One check for both functions: a whole CPF, or the beginning of one. */
function problemOf(value: unknown, partial: boolean): CpfProblem | undefined {
  const text = textOf(value);
  let length = 0;
  /** A bit set with one bit for each digit that occurs. */
  let seen = 0;
  let sum = 0;
  // Summing the running sums gives the last digit the weight 1, the one before it 2, and so on, without a multiplication.
  let weighted = 0;
  let last = 0;
  let before = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const digit = code - 48;
    if (digit >= 0 && digit <= 9) {
      before = last;
      last = digit;
      seen |= 1 << digit;
      sum += digit;
      weighted += sum;
      length += 1;
    } else if (!isMark(code)) return 'characters';
  }
  if (partial ? length > LENGTH : length !== LENGTH) return 'length';
  // Nine equal digits can only continue as eleven equal digits.
  if (length >= 9 && (seen & (seen - 1)) === 0) return 'repeated_digits';
  if (length < 10) return undefined;
  if (length === LENGTH) {
    if (last !== mod11(weighted - last)) return 'check_digit';
    // Back to the sums of one digit earlier.
    weighted -= sum;
    last = before;
  }
  return last === mod11(weighted - last) ? undefined : 'check_digit';
}

/** Which rule a CPF breaks; `undefined` when it is one, with or without punctuation. A missing one is too short. @see S-199, S-200 */
export function validateCpf(value: LooseText): CpfProblem | undefined {
  return problemOf(value, false);
}

/** Whether a text is a CPF, with or without punctuation. @see S-199, S-200 */
export function isCpf<Value>(value: Value): value is Value & Accepted {
  return !problemOf(value, false);
}

/** Whether more typing can make the text a CPF; true for an empty text. */
export function isPartialCpf(value: LooseText): boolean {
  return !problemOf(value, true);
}
