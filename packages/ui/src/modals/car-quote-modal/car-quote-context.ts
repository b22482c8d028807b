import type { CarDates } from '@guiche/domain/car/quote';
import type { CarService } from '@guiche/domain/entities';
import { createContext, useContext } from 'react';
import type { FoundPlace, SearchPlaces } from '../../quote/place-field.tsx';

/** The lookups of the modal while someone types; each can be aborted by its signal. */
export interface CarQuoteSources {
  /** The names of all rental companies, in any order. @see Q-274 */
  readonly listRentalCompanies: (signal: AbortSignal) => Promise<readonly string[]>;
  readonly searchCities: SearchPlaces;
  /** The counters at which a car is picked up and returned, in a city if one is filled in: `Recife, PE`, or as it was typed. */
  readonly searchPlaces: (term: string, signal: AbortSignal, city: string | null) => Promise<readonly FoundPlace[]>;
}

/** What the sections of the car quote need to know, besides the surroundings of every quote. */
export interface CarQuoteSurroundings {
  readonly sources: CarQuoteSources;
  /** The service of the request: what was asked for, and whether it was bought before that. */
  readonly service: Pick<CarService, 'dataRetirada' | 'dataDevolucao' | 'retroativo'>;
  /** Returns the local time with which the pickup is compared. */
  readonly clock: () => string;
  /** Whether the agency buys from suppliers outside. */
  readonly temFornecedorExterno: boolean;
}

const Surroundings = createContext<CarQuoteSurroundings | null>(null);

export const CarQuoteSurroundingsProvider = Surroundings.Provider;

/** Pickup and return as the client asked for them. */
export function requestedDates({ dataRetirada, dataDevolucao }: CarQuoteSurroundings['service']): CarDates {
  return { retirada: dataRetirada, devolucao: dataDevolucao };
}

/** The surroundings of the modal that a part stands in. */
export function useCarQuoteSurroundings(): CarQuoteSurroundings {
  const surroundings = useContext(Surroundings);
  if (!surroundings) throw new Error('A part of the car quote modal stands outside of it.');
  return surroundings;
}
