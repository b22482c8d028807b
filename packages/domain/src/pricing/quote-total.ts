import { roundCents, sumDecimals } from './decimal.ts';

/** The money fields of a quote, in its currency with 2 decimals; an empty one is null and counts as 0. */
export interface QuotePrice {
  readonly tarifa: number | null;
  readonly taxas: number | null;
  readonly taxaExtra: number | null;
  readonly fee: number | null;
  readonly iss: number | null;
  readonly duRav: number | null;
  readonly markup: number | null;
}

/**
 * The fare with its markup: `tarifaTotal = tarifa + markup`, half-up to 2 decimals.
 * @see Q-116
 */
export function totalRate({ tarifa, markup }: Pick<QuotePrice, 'tarifa' | 'markup'>): number {
  return roundCents(sumDecimals(tarifa, markup));
}

/**
 * The amount that the client pays: `total = tarifaTotal + taxaExtra + taxas + fee + iss + duRav`, half-up to 2 decimals. It is stored in
 * `total`; validation and approval use it.
 * @see Q-117
 */
export function clientTotal({ tarifa, markup, taxaExtra, taxas, fee, iss, duRav }: QuotePrice): number {
  return roundCents(sumDecimals(tarifa, markup, taxaExtra, taxas, fee, iss, duRav));
}

/**
 * The total without the markup, as search results show it: `tarifa + iss + taxas + fee + taxaExtra + duRav`, half-up to 2 decimals.
 * @see Q-118, S-386
 */
export function displayTotal({ tarifa, iss, taxas, fee, taxaExtra, duRav }: Omit<QuotePrice, 'markup'>): number {
  return roundCents(sumDecimals(tarifa, iss, taxas, fee, taxaExtra, duRav));
}
