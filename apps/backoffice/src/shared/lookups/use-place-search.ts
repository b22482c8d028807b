import type { LookupData } from '@guiche/domain/entities';
import { carPlaceText, cityText, type LookupFilters } from '@guiche/domain/lookups';
import type { LookupQuery } from './lookup-entities.ts';
import { useLookups } from './use-lookups.ts';

/** The filters for the places in a city as the lookup of cities shows it: `Recife, PE`; none for a text that is written otherwise. */
function cityFilters(city: string | null): LookupFilters | undefined {
  const [, cidade, uf] = /^(.+), (\p{L}{2})$/u.exec(city?.trim() ?? '') ?? [];
  return cidade === undefined || uf === undefined ? undefined : { cidade, uf };
}

/** The lookups of cities, of bus stations and of the counters of rental cars, as the fields of places take them. @see S-170, S-171, S-173 */
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
    async searchCarPlaces(term: string, signal: AbortSignal, city: string | null) {
      const filters = cityFilters(city);
      const find = (query: LookupQuery) => search<LookupData['localCarro']>('localCarro', query, signal);
      const inCity = filters ? await find({ term, filters }) : [];
      // A city may be written otherwise than the directory has it.
      const places = inCity.length > 0 ? inCity : await find({ term });
      return places.map(carPlaceText).map(({ name, where }) => ({ id: `${name} ${where}`, nome: name, local: where }));
    },
  };
}
