import { type DecimalLimits, type DecimalProblem, parseDecimal, validateDecimal } from '../internal/decimal-text.ts';
import { formatDecimal } from '../internal/format-decimal.ts';
import type { LooseText } from '../internal/loose-text.ts';

export type { DecimalLimits } from '../internal/decimal-text.ts';

export interface NumberFormat {
  /** Number of decimals. */
  fraction?: number | undefined;
}

export interface NumberReading extends NumberFormat {
  /**
   * The meaning of a text's only mark when exactly three digits follow it (`1.234`, `2,925`): thousands unless set. `decimals` suits a small
   * number such as a count of nights.
   */
  threeDigits?: 'thousands' | 'decimals' | undefined;
}

/** The rules that `validateNumber` checks. */
export type NumberProblem = Exclude<DecimalProblem, 'negative'>;

/** A number with dots for thousands and a comma for decimals: `1.234,50`; `''` for null. @see S-213 */
export function formatNumber(value: number | null | undefined, { fraction = 2 }: NumberFormat = {}): string {
  return formatDecimal(value, fraction);
}

/** The number in a text, or the number itself, rounded to `fraction` decimals; `null` when it is empty or not a number. */
export function parseNumber(value: LooseText, { fraction = 2, threeDigits = 'thousands' }: NumberReading = {}): number | null {
  return parseDecimal(value, { fraction, threeDigits });
}

/** Which rule a number breaks; `undefined` when it may be saved. An empty text and a value equal to a limit may. @see S-210 */
export function validateNumber(
  value: LooseText,
  { fraction = 2, threeDigits = 'thousands', ...limits }: NumberReading & DecimalLimits = {},
): NumberProblem | undefined {
  return validateDecimal(value, { fraction, threeDigits }, limits);
}
