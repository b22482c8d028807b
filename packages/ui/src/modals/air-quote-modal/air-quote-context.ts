import type { Airline, Airport, AirService, FareFamily, Flight, Segment } from '@guiche/domain/entities';
import type { TipoSegmento } from '@guiche/domain/enums';
import type { RequestMode } from '@guiche/domain/requests';
import { createContext, useContext } from 'react';

/** The lookups of the modal while someone types; each can be aborted by its signal. */
export interface AirQuoteSources {
  readonly searchAirports: (term: string, signal: AbortSignal) => Promise<readonly Airport[]>;
  readonly searchAirlines: (term: string, signal: AbortSignal) => Promise<readonly Airline[]>;
  readonly listFareFamilies: (cia: string, signal: AbortSignal) => Promise<readonly FareFamily[]>;
}

/** The data that the sections of the air quote share, besides the surroundings of every quote. */
export interface AirQuoteSurroundings {
  readonly sources: AirQuoteSources;
  /** Whether the request is quoted or issued. */
  readonly mode: RequestMode;
  /** The kind of trip and the legs that the request asks for. */
  readonly requested: Pick<AirService, 'tipo' | 'segmentos'>;
  /** The present day of the clerk, ISO date. */
  readonly today: string;
  /** Returns the present moment. */
  readonly now: () => Date;
  /** Returns a new id, for a segment or a flight. */
  readonly newId: () => string;
  readonly newFlight: () => Flight;
  readonly newSegment: (tipo: TipoSegmento) => Segment;
}

const Surroundings = createContext<AirQuoteSurroundings | null>(null);

export const AirQuoteSurroundingsProvider = Surroundings.Provider;

/** The surroundings of the air quote modal around a part. */
export function useAirQuoteSurroundings(): AirQuoteSurroundings {
  const surroundings = useContext(Surroundings);
  if (!surroundings) throw new Error('A part of the air quote modal stands outside of it.');
  return surroundings;
}
