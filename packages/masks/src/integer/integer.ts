import { type DecimalLimits, limitProblem } from '../internal/decimal-text.ts';
import { type LooseText, textOf } from '../internal/loose-text.ts';

/** The rules that `validateInteger` checks. */
export type IntegerProblem = 'characters' | 'length' | 'size' | 'min' | 'max';

export interface IntegerLimits extends DecimalLimits {
  /** The most digits that may be saved. */
  maxDigits?: number | undefined;
}

const NOT_DIGIT = /[^0-9]/g;

/** A count without any mark: `1234`; `''` for null, for a negative number and for one that is not whole. */
export function formatInteger(value: number | null | undefined): string {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? String(value) : '';
}

/**
 * The whole number of a text's digits, whatever stands between them; `null` without digits and beyond 2^53. A number is returned as it is; `null`
 * for one that is negative or not whole.
 */
export function parseInteger(value: LooseText): number | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? Math.abs(value) : null;
  return wholeOf(textOf(value).replace(NOT_DIGIT, ''));
}

function wholeOf(digits: string): number | null {
  const value = Number(digits);
  return digits !== '' && Number.isSafeInteger(value) ? value : null;
}

/** A number without an exponent, so that one of too many digits is not taken for one with other characters. */
const plain = (value: number) => String(Number.isInteger(value) ? BigInt(value) : value);

/** Which rule a whole number breaks; `undefined` when it may be saved. An empty text may. @see S-210 */
export function validateInteger(value: LooseText, { maxDigits, ...limits }: IntegerLimits = {}): IntegerProblem | undefined {
  const digits = typeof value === 'number' ? plain(value) : textOf(value).trim();
  if (digits === '') return undefined;
  if (/[^0-9]/.test(digits)) return 'characters';
  if (maxDigits !== undefined && digits.length > maxDigits) return 'length';
  const amount = wholeOf(digits);
  if (amount === null) return 'size';
  return limitProblem(amount, limits);
}
