import type { LookupData } from '@guiche/domain/entities';
import { cityText } from '@guiche/domain/lookups';
import { useLookups } from './use-lookups.ts';

/** The lookups of cities and of bus stations, as the fields of places take them. @see S-170, S-171 */
export function usePlaceSearch() {
  const search = useLookups();
  return {
    async searchCities(term: string, signal: AbortSignal) {
      const places = await search<LookupData['cidade']>('cidade', { term }, signal);
      return places.map(cityText).map((nome) => ({ id: nome, nome }));
    },
    async searchStations(term: string, signal: AbortSignal) {
      const stations = await search<LookupData['rodoviaria']>('rodoviaria', { term }, signal);
      return stations.map(({ nome }) => ({ id: nome, nome }));
    },
  };
}
