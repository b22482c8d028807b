import { type DecimalLimits, type DecimalProblem, parseDecimal, validateDecimal } from '../internal/decimal-text.ts';
import { formatDecimal } from '../internal/format-decimal.ts';
import type { LooseText } from '../internal/loose-text.ts';

export type { DecimalLimits } from '../internal/decimal-text.ts';

export interface PercentageFormat {
  /** Number of decimals. */
  fraction?: number | undefined;
  /** `false` leaves `%` out, for a field that shows it beside the text. */
  suffix?: boolean | undefined;
}

/** The rules that `validatePercentage` checks. */
export type PercentageProblem = Exclude<DecimalProblem, 'negative'>;

/** A percentage on the scale 0–100: `12,50%` for 12.5; `''` for null. @see S-212 */
export function formatPercentage(value: number | null | undefined, { fraction = 2, suffix = true }: PercentageFormat = {}): string {
  const text = formatDecimal(value, fraction);
  return suffix && text !== '' ? `${text}%` : text;
}

/** The percentage in a text, or the number itself, on the scale 0–100, with or without `%`; `null` when it is empty or not a number. */
export function parsePercentage(value: LooseText, { fraction = 2 }: Pick<PercentageFormat, 'fraction'> = {}): number | null {
  return parseDecimal(value, { fraction, threeDigits: 'decimals', percent: true });
}

/** Which rule a percentage breaks; `undefined` when it may be saved. An empty text and a value equal to a limit may. @see S-210 */
export function validatePercentage(
  value: LooseText,
  { fraction = 2, ...limits }: Pick<PercentageFormat, 'fraction'> & DecimalLimits = {},
): PercentageProblem | undefined {
  return validateDecimal(value, { fraction, threeDigits: 'decimals', percent: true }, limits);
}
