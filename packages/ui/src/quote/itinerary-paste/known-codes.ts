import type { Airline, Airport } from '@guiche/domain/entities';

/** The lookups of the codes of an itinerary; each can be aborted by its signal. */
export interface ItinerarySources {
  readonly searchAirports: (term: string, signal: AbortSignal) => Promise<readonly Airport[]>;
  readonly searchAirlines: (term: string, signal: AbortSignal) => Promise<readonly Airline[]>;
}

/** The airports and airlines of an itinerary that the lookup knows, by their codes. */
export interface KnownCodes {
  readonly airports: ReadonlyMap<string, Airport>;
  readonly airlines: ReadonlyMap<string, Airline>;
}
