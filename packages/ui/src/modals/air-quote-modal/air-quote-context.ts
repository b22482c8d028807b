import type {
  AgencyService,
  Airline,
  Airport,
  Currency,
  FareFamily,
  Flight,
  PaymentType,
  Segment,
  Supplier,
  Traveller,
} from '@guiche/domain/entities';
import type { TipoSegmento } from '@guiche/domain/enums';
import { createContext, use } from 'react';

/** What the lists of the modal offer. The caller fetches it; ui does not. */
export interface AirQuoteOptions {
  readonly consolidators: readonly AgencyService[];
  readonly suppliers: readonly Supplier[];
  /** Already left to what the user's agency may choose (`airIntermediaries`). */
  readonly intermediaries: readonly string[];
  readonly paymentTypes: readonly PaymentType[];
  readonly currencies: readonly Currency[];
}

/** What the modal asks for while someone types; each answer may be given up by its signal. */
export interface AirQuoteSources {
  readonly searchAirports: (term: string, signal: AbortSignal) => Promise<readonly Airport[]>;
  readonly searchAirlines: (term: string, signal: AbortSignal) => Promise<readonly Airline[]>;
  readonly listFareFamilies: (cia: string, signal: AbortSignal) => Promise<readonly FareFamily[]>;
  /** Rejects when no rate can be suggested; the rate typed before then stays. @see Q-131 */
  readonly suggestRate: (currency: Currency) => Promise<number>;
}

/** What every part of the modal needs to know. */
export interface AirQuoteSurroundings {
  readonly options: AirQuoteOptions;
  readonly sources: AirQuoteSources;
  readonly travellers: readonly Traveller[];
  readonly readOnly: boolean;
  readonly newFlight: () => Flight;
  readonly newSegment: (tipo: TipoSegmento) => Segment;
}

const Surroundings = createContext<AirQuoteSurroundings | null>(null);

export const AirQuoteSurroundingsProvider = Surroundings;

/** The surroundings of the modal that a part stands in. */
export function useAirQuoteSurroundings(): AirQuoteSurroundings {
  const surroundings = use(Surroundings);
  if (!surroundings) throw new Error('A part of the air quote modal stands outside of it.');
  return surroundings;
}
