import { type DecimalProblem, formatDecimal, parseDecimal, validateDecimal } from '../internal/decimal-text.ts';

/** Decimals of an exchange rate. @see Q-132 */
export const RATE_FRACTION = 6;

const OPTIONS = { fraction: RATE_FRACTION, threeDigits: 'decimals' } as const;

/** What `validateRate` finds wrong. */
export type RateProblem = Exclude<DecimalProblem, 'min' | 'max'>;

/** An exchange rate with its six decimals: `5,432100` for 5.4321; `''` for null. @see Q-132 */
export function formatRate(value: number | null | undefined): string {
  return formatDecimal(value, RATE_FRACTION);
}

/** The rate that a text means, `null` while empty or no rate. `5.432` is five and a bit: rates carry no thousands alone. */
export function parseRate(text: string): number | null {
  return parseDecimal(text, OPTIONS);
}

/** Which rule a rate breaks; `undefined` when it may be saved. An empty text may. */
export function validateRate(text: string): RateProblem | undefined {
  const problem = validateDecimal(text, OPTIONS, { min: 0 });
  return problem === 'min' || problem === 'max' ? 'negative' : problem;
}
