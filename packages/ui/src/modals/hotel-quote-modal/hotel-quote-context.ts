import type { HotelQuote } from '@guiche/domain/entities';
import { createContext, use } from 'react';

/** A hotel as the lookup finds it. */
export type FoundHotel = Pick<HotelQuote, 'nome' | 'descricao' | 'telefone' | 'endereco' | 'email' | 'cidade'> & {
  readonly codigoHotel: string;
};

/** What the modal asks for while someone types; each answer may be given up by its signal. */
export interface HotelQuoteSources {
  readonly searchHotels: (term: string, signal: AbortSignal) => Promise<readonly FoundHotel[]>;
}

const Sources = createContext<HotelQuoteSources | null>(null);

export const HotelQuoteSourcesProvider = Sources;

/** What the modal that a part stands in may ask for. */
export function useHotelQuoteSources(): HotelQuoteSources {
  const sources = use(Sources);
  if (!sources) throw new Error('A part of the hotel quote modal stands outside of it.');
  return sources;
}
