import { type DecimalProblem, parseDecimal, validateDecimal } from '../internal/decimal-text.ts';
import { formatDecimal } from '../internal/format-decimal.ts';
import type { LooseText } from '../internal/loose-text.ts';

/** Decimals of an exchange rate. @see Q-132 */
export const RATE_FRACTION = 6;

const OPTIONS = { fraction: RATE_FRACTION, threeDigits: 'decimals' } as const;

/** The rules that `validateRate` checks. */
export type RateProblem = Exclude<DecimalProblem, 'min' | 'max'>;

/** An exchange rate with its six decimals: `5,432100` for 5.4321; `''` for null. @see Q-132 */
export function formatRate(value: number | null | undefined): string {
  return formatDecimal(value, RATE_FRACTION);
}

/** The rate in a text, or the number itself; `null` when it is empty or not a rate. The dot of `5.432` is a decimal mark, because rates are small. */
export function parseRate(value: LooseText): number | null {
  return parseDecimal(value, OPTIONS);
}

/** The first rule that a rate breaks; `undefined` for one that may be saved, including an empty text. */
export function validateRate(value: LooseText): RateProblem | undefined {
  const problem = validateDecimal(value, OPTIONS, { min: 0 });
  return problem === 'min' || problem === 'max' ? 'negative' : problem;
}
