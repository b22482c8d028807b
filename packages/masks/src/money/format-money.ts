import { formatDecimal } from '../internal/format-decimal.ts';

export interface MoneyFormat {
  /** ISO 4217 code. */
  currency?: string | undefined;
  /** `false` leaves the symbol out, for a field or a column that shows its currency elsewhere. */
  symbol?: boolean | undefined;
  /** Number of decimals. */
  fraction?: number | undefined;
}

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
