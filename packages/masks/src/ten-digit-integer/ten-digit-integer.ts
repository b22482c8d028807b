import { type Accepted, type LooseText, textOf } from '../internal/loose-text.ts';

/** The rules that `validateTenDigitInteger` checks, in this order: characters, length. */
export type TenDigitIntegerProblem = 'characters' | 'length';

const LENGTH = 10;

/** Digits alone, ten at most: a number that is a name, so its leading zeros count. Does not validate. @see S-209 */
export function formatTenDigitInteger(value: LooseText): string {
  return parseTenDigitInteger(value);
}

/** The digits as text, cut to ten; `''` without any. @see S-209, S-225 */
export function parseTenDigitInteger(value: LooseText): string {
  return textOf(value).replace(/\D/g, '').slice(0, LENGTH);
}

/** Which rule the number breaks; `undefined` when it is ten digits and nothing else but spaces around them. A missing one is too short. @see S-209 */
export function validateTenDigitInteger(value: LooseText): TenDigitIntegerProblem | undefined {
  const digits = textOf(value).trim();
  if (/\D/.test(digits)) return 'characters';
  return digits.length === LENGTH ? undefined : 'length';
}

/** Whether a text is exactly ten digits. @see S-209 */
export function isTenDigitInteger<Value>(value: Value): value is Value & Accepted {
  return validateTenDigitInteger(textOf(value)) === undefined;
}

/** Whether more typing can make the text ten digits; true for an empty text. */
export function isPartialTenDigitInteger(value: LooseText): boolean {
  return /^\d{0,10}$/.test(textOf(value).trim());
}
