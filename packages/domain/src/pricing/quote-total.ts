import { roundCents, sumDecimals } from './decimal.ts';

/** The money fields of a quote; an empty one is null and counts as 0. In the quote's currency, 2 decimals. */
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
 * What the client pays: `total = tarifaTotal + taxaExtra + taxas + fee + iss + duRav`, half-up to 2 decimals.
 * This is what is stored in `total`, validated against and approved.
 * @see Q-117
 */
export function clientTotal({ tarifa, markup, taxaExtra, taxas, fee, iss, duRav }: QuotePrice): number {
  return roundCents(sumDecimals(tarifa, markup, taxaExtra, taxas, fee, iss, duRav));
}

/**
 * The quote without its markup, as search results show it: `tarifa + iss + taxas + fee + taxaExtra + duRav`, half-up to 2 decimals.
 * @see Q-118, S-386
 */
export function displayTotal({ tarifa, iss, taxas, fee, taxaExtra, duRav }: Omit<QuotePrice, 'markup'>): number {
  return roundCents(sumDecimals(tarifa, iss, taxas, fee, taxaExtra, duRav));
}
