import { type AirMarkupContext, airMarkup } from '../air/pricing/air-markup.ts';
import type { AirQuote } from '../entities/index.ts';
import { decimal, roundCents, sumDecimals } from '../pricing/decimal.ts';
import { withTotals } from '../quotes/prepare-quote.ts';
import type { EnvioSaldo } from './used-balance.ts';

/** How a balance is used. */
export interface BalanceUse {
  /** The balance, in the quote's currency. */
  readonly valor: number;
  readonly envioSaldo: EnvioSaldo;
  /** The reserved part, for a balance that is sent in part. */
  readonly valorReservado: number | null;
}

/** What is used of a balance: all of it, or the reserved part, which is at most the balance, and at most the fare that it pays. @see Q-147 */
function usedPart({ valor, envioSaldo, valorReservado }: BalanceUse, tarifa: number | null): number {
  return envioSaldo === 'INTEGRAL' ? valor : Math.min(valor, valorReservado ?? 0, tarifa ?? 0);
}

/**
 * A balance in two: what an issue of that fare uses of it, and what is left for another one, which is nothing when it is sent whole. Of a part that
 * is reserved beyond the fare the rest is left too: it pays nothing.
 * @see Q-147
 */
export function splitBalance(use: BalanceUse, tarifa: number | null): { readonly usado: number; readonly restante: number } {
  const usado = usedPart(use, tarifa);
  return { usado, restante: restOfBalance(use.valor, usado) };
}

/** What is left of a balance, half-up to 2 decimals. @see Q-147 */
export function restOfBalance(valor: number, usado: number): number {
  return roundCents(decimal(valor).minus(decimal(usado)));
}

/**
 * What is lost of a balance that is sent whole to an issue of a lower fare, half-up to 2 decimals; 0 for a part, whose rest stays free. An empty
 * fare counts as 0.
 * @see Q-147
 */
export function lostOfBalance({ valor, envioSaldo }: Pick<BalanceUse, 'valor' | 'envioSaldo'>, tarifa: number | null): number {
  return envioSaldo === 'INTEGRAL' ? Math.max(0, roundCents(decimal(valor).minus(decimal(tarifa)))) : 0;
}

/** The parts of a balance put together again, half-up to 2 decimals. @see Q-147 */
export function joinedBalance(...parts: readonly number[]): number {
  return roundCents(sumDecimals(...parts));
}

/**
 * The fare after a balance is used: less the whole balance, or less the reserved part of it, which is at most the balance; never below 0, and
 * half-up to 2 decimals. An empty fare counts as 0.
 * @see
 */
export function fareWithBalance(tarifa: number | null, use: BalanceUse): number {
  return Math.max(0, roundCents(decimal(tarifa).minus(decimal(usedPart(use, tarifa)))));
}

/** What a quote uses of a balance, as it is stored. */
export interface UseOfBalance {
  /** What is used of the balance, in the quote's currency. */
  readonly valor: number;
  /** The fare of the quote before it used the balance. */
  readonly tarifaAntes: number | null;
}

/**
 * The fare of a quote without the balance that is taken off it, half-up to 2 decimals: what `fareWithBalance` took off is put on again, also when the
 * fare was corrected since.
 * @see
 */
export function fareWithoutBalance(tarifa: number | null, { valor, tarifaAntes }: UseOfBalance): number {
  return roundCents(decimal(tarifa).plus(Math.min(valor, tarifaAntes ?? 0)));
}

/**
 * A quote that uses its balance no more: the fare is what it was, the markup that of the fare while it is automatic, and the totals follow. `margin`
 * is the margin at which the quote was saved with the balance; without one the markup stays.
 * @see
 */
export function quoteWithoutBalance(
  quote: AirQuote,
  used: UseOfBalance | undefined,
  margin: Omit<AirMarkupContext, 'requestStatus'> | null,
): AirQuote {
  if (!quote.utilizaSaldo) return quote;
  const tarifa = used ? fareWithoutBalance(quote.tarifa, used) : quote.tarifa;
  const without = { ...quote, utilizaSaldo: false, tarifa };
  // The fare was lowered by a save at issue, and the markup with it. @see Q-142
  return withTotals(without, used && margin ? airMarkup(without, { ...margin, requestStatus: 'EMISSAO' }) : quote.markup);
}
