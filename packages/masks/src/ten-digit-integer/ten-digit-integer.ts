/** The rules that `validateTenDigitInteger` checks, in this order: characters, length. */
export type TenDigitIntegerProblem = 'characters' | 'length';

const LENGTH = 10;

/** Digits alone, ten at most: a number that is a name, so its leading zeros count. Does not validate. @see S-209 */
export function formatTenDigitInteger(text: string | null | undefined): string {
  return parseTenDigitInteger(text ?? '');
}

/** The digits as text, cut to ten; `''` without any. @see S-209, S-225 */
export function parseTenDigitInteger(text: string): string {
  return text.replace(/\D/g, '').slice(0, LENGTH);
}

/** Which rule the number breaks; `undefined` when it is ten digits and nothing else but spaces around them. A missing one is too short. @see S-209 */
export function validateTenDigitInteger(text: string): TenDigitIntegerProblem | undefined {
  const digits = text.trim();
  if (/\D/.test(digits)) return 'characters';
  return digits.length === LENGTH ? undefined : 'length';
}

/** Whether a text is exactly ten digits. @see S-209 */
export function isTenDigitInteger(text: string): boolean {
  return validateTenDigitInteger(text) === undefined;
}

/** Whether more typing can make the text ten digits; true for an empty text. */
export function isPartialTenDigitInteger(text: string): boolean {
  return /^\d{0,10}$/.test(text.trim());
}
