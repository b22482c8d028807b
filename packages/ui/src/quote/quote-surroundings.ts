import type { AgencyService, Currency, ExternalSupplier, PaymentType, Supplier, Traveller } from '@guiche/domain/entities';
import type { CommonQuote } from '@guiche/domain/quotes';
import type { Percent } from '@guiche/domain/units';
import { createContext, useContext } from 'react';

/** The options of the lists in a quote's modal. The caller fetches them; ui does not. */
export interface QuoteOptions {
  readonly consolidators: readonly AgencyService[];
  readonly suppliers: readonly Supplier[];
  /** Only those of the service's kind that the user's agency may choose. */
  readonly intermediaries: readonly string[];
  readonly paymentTypes: readonly PaymentType[];
  readonly currencies: readonly Currency[];
}

/** What the parts that all quote modals share need to know about their modal. */
export interface QuoteSurroundings {
  readonly options: QuoteOptions;
  readonly travellers: readonly Traveller[];
  readonly readOnly: boolean;
  /** The money cannot be edited: the quote is read only, or its money is locked. @see Q-018 */
  readonly moneyFixed: boolean;
  /** The payment type cannot be changed: the quote was charged. @see Q-163 */
  readonly paymentTypeLocked?: boolean | undefined;
  /** Unlocks the money; undefined while it is not locked, or may not be unlocked. @see Q-019 */
  readonly onEnableValues?: (() => void) | undefined;
  /** The percentage of the automatic markup of the quote's kind; null while its markup is not automatic. */
  readonly markupPercent: (quote: CommonQuote) => Percent | null;
  /** Called with each intermediary that is chosen: the margin may depend on it. @see Q-143 */
  readonly onIntermediaryChange?: ((intermediary: string | null) => void) | undefined;
  /** Finds suppliers outside of the agency; without it, only the agency's own are offered. @see S-175 */
  readonly searchExternalSuppliers?: ((term: string, signal: AbortSignal) => Promise<readonly ExternalSupplier[]>) | undefined;
  /** Rejects when no rate can be suggested; the rate typed before then stays. @see Q-131 */
  readonly suggestRate: (currency: Currency) => Promise<number>;
}

const Surroundings = createContext<QuoteSurroundings | null>(null);

export const QuoteSurroundingsProvider = Surroundings.Provider;

/** The surroundings of the quote modal around a part. */
export function useQuoteSurroundings(): QuoteSurroundings {
  const surroundings = useContext(Surroundings);
  if (!surroundings) throw new Error('A part of a quote modal stands outside of one.');
  return surroundings;
}
