import type { HotelQuote } from '@guiche/domain/entities';
import type { AgreedCommission, Commission } from '@guiche/domain/hotel/pricing';
import { createContext, type RefObject, useContext } from 'react';

/** A hotel that the lookup found. */
export type FoundHotel = Pick<HotelQuote, 'nome' | 'descricao' | 'telefone' | 'endereco' | 'email' | 'cidade'> & {
  readonly codigoHotel: string;
};

/** The lookups of the modal while someone types; each can be aborted by its signal. */
export interface HotelQuoteSources {
  readonly searchHotels: (term: string, signal: AbortSignal) => Promise<readonly FoundHotel[]>;
}

/** The commission that was agreed, and what the form shows of it for the present fare. */
export interface HeldCommission {
  readonly agreed: AgreedCommission;
  readonly shown: Commission;
}

/** What the sections of the hotel quote need to know, besides the surroundings of every quote. */
export interface HotelQuoteSurroundings {
  readonly sources: HotelQuoteSources;
  /** Null until it is asked for. */
  readonly commission: RefObject<HeldCommission | null>;
}

const Surroundings = createContext<HotelQuoteSurroundings | null>(null);

export const HotelQuoteSurroundingsProvider = Surroundings.Provider;

/** The surroundings of the modal that a part stands in. */
export function useHotelQuoteSurroundings(): HotelQuoteSurroundings {
  const surroundings = useContext(Surroundings);
  if (!surroundings) throw new Error('A part of the hotel quote modal stands outside of it.');
  return surroundings;
}
