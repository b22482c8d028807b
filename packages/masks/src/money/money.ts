import { type DecimalLimits, type DecimalProblem, parseDecimal, validateDecimal } from '../internal/decimal-text.ts';
import type { LooseText } from '../internal/loose-text.ts';
import type { MoneyFormat } from './format-money.ts';

export type { DecimalLimits } from '../internal/decimal-text.ts';

/** The rules that `validateMoney` checks. */
export type MoneyProblem = Exclude<DecimalProblem, 'negative'>;

/**
 * The amount that a typed or pasted text means, in units of its currency.
 *
 * `R$ 1.234,56`, `1,234.56`, `1234.56` and `1 234,56` are one amount; `R$ 1.234` is a thousand and `1234.5` is not.
 * A number is the amount itself, rounded to `fraction` decimals. `null` for an empty text, for one that is no amount, and for one that a number cannot hold to the cent (beyond 2^53 cents).
 */
export function parseMoney(value: LooseText, { fraction = 2 }: Pick<MoneyFormat, 'fraction'> = {}): number | null {
  return parseDecimal(value, { fraction, threeDigits: 'thousands' });
}

/** Which rule an amount breaks; `undefined` when it may be saved. An empty text and a value equal to a limit may. @see S-210, S-214 */
export function validateMoney(
  value: LooseText,
  { fraction = 2, ...limits }: Pick<MoneyFormat, 'fraction'> & DecimalLimits = {},
): MoneyProblem | undefined {
  return validateDecimal(value, { fraction, threeDigits: 'thousands' }, limits);
}
