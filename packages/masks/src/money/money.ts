import { type DecimalLimits, type DecimalProblem, formatDecimal, parseDecimal, validateDecimal } from '../internal/decimal-text.ts';
import type { LooseText } from '../internal/loose-text.ts';

export type { DecimalLimits } from '../internal/decimal-text.ts';

export interface MoneyFormat {
  /** ISO 4217 code. */
  currency?: string | undefined;
  /** `false` leaves the symbol out, for a field or a column that shows its currency elsewhere. */
  symbol?: boolean | undefined;
  /** Number of decimals. */
  fraction?: number | undefined;
}

/** The rules that `validateMoney` checks. */
export type MoneyProblem = Exclude<DecimalProblem, 'negative'>;

const symbols = new Map<string, string>();

/** The Brazilian symbol of an ISO currency: `R$`, `US$`, `€`; the text itself when no such currency exists. */
export function currencySymbol(currency: string): string {
  let symbol = symbols.get(currency);
  if (symbol === undefined) {
    try {
      const parts = new Intl.NumberFormat('pt-BR', { style: 'currency', currency }).formatToParts(0);
      symbol = parts.find(({ type }) => type === 'currency')?.value ?? currency;
    } catch {
      symbol = currency;
    }
    symbols.set(currency, symbol);
  }
  return symbol;
}

/**
 * Money as people read it: `R$ 1.234,50`, with a no-break space as `Intl` has it, so that no line ends after the symbol. `''` for null, NaN
 * and infinity; rounds half-up; does not validate.
 * @see Q-132, S-211
 */
export function formatMoney(value: number | null | undefined, { currency = 'BRL', symbol = true, fraction = 2 }: MoneyFormat = {}): string {
  return formatDecimal(value, fraction, symbol ? `${currencySymbol(currency)}\u00a0` : '');
}

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
