import type { Airport } from '@guiche/domain/entities';
import type { KeyValueStore } from '../../shared/session/session-store.ts';
import { keptInTab, type SearchedService } from './kept-in-tab.ts';

type AirportsByCode = Readonly<Record<string, Airport>>;

export interface KeptAirports {
  /** The airports that were chosen, by their codes. */
  readonly read: () => AirportsByCode;
  readonly add: (airport: Airport) => void;
}

/**
 * Keeps the airports that were chosen for the search of a service beside its criteria, which hold the codes alone: after a reload the fields say
 * the cities still.
 */
export function createKeptAirports(storage: KeyValueStore, userId: string, service: SearchedService): KeptAirports {
  const kept = keptInTab(storage, 'aeroportos', userId, service);
  // Written only below; a manipulated value affects the screen, never the server.
  const read = () => (kept.read() ?? {}) as AirportsByCode;
  return { read, add: (airport) => kept.write({ ...read(), [airport.iata]: airport }) };
}
