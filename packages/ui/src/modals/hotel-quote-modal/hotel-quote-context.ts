import type { HotelQuote } from '@guiche/domain/entities';
import { createContext, use } from 'react';

/** A hotel that the lookup found. */
export type FoundHotel = Pick<HotelQuote, 'nome' | 'descricao' | 'telefone' | 'endereco' | 'email' | 'cidade'> & {
  readonly codigoHotel: string;
};

/** The lookups of the modal while someone types; each can be aborted by its signal. */
export interface HotelQuoteSources {
  readonly searchHotels: (term: string, signal: AbortSignal) => Promise<readonly FoundHotel[]>;
}

const Sources = createContext<HotelQuoteSources | null>(null);

export const HotelQuoteSourcesProvider = Sources;

/** The lookups of the hotel quote modal around a part. */
export function useHotelQuoteSources(): HotelQuoteSources {
  const sources = use(Sources);
  if (!sources) throw new Error('A part of the hotel quote modal stands outside of it.');
  return sources;
}
