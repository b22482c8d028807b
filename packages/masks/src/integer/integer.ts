import type { DecimalLimits } from '../internal/decimal-text.ts';

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

/** The whole number of a text's digits, whatever stands between them; `null` without digits and beyond 2^53. */
export function parseInteger(text: string): number | null {
  const digits = text.replace(NOT_DIGIT, '');
  const value = Number(digits);
  return digits !== '' && Number.isSafeInteger(value) ? value : null;
}

/** Which rule a whole number breaks; `undefined` when it may be saved. An empty text may. @see S-210 */
export function validateInteger(text: string, { maxDigits, min, max }: IntegerLimits = {}): IntegerProblem | undefined {
  const digits = text.trim();
  if (digits === '') return undefined;
  if (/[^0-9]/.test(digits)) return 'characters';
  if (maxDigits !== undefined && digits.length > maxDigits) return 'length';
  const value = parseInteger(digits);
  if (value === null) return 'size';
  if (min !== undefined && value < min) return 'min';
  if (max !== undefined && value > max) return 'max';
  return undefined;
}
