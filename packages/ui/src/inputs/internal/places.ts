import type { Place } from '@guiche/domain/entities';

/** What is searched for at a maps service. */
export interface PlaceQuery {
  /** Cities alone, or places of every kind. */
  readonly kind: 'city' | 'any';
  /** The country, as ISO 3166 writes it (`BR`); without it, any country. */
  readonly country?: string | undefined;
  /** Aborted when the term changes. */
  readonly signal?: AbortSignal | undefined;
}

/** A maps service, so that tests and servers can stand in for one. @see S-178, S-283 */
export interface Places {
  search: (term: string, query: PlaceQuery) => Promise<readonly Place[]>;
}

/** What a component of an address is, where the whole place is a city: a city, or the municipality of that name. */
const CITY_TYPES: readonly string[] = ['locality', 'administrative_area_level_2'];

/** Whether a place is a city: what its address begins with, the most exact part, is one. */
export function isCity({ address_components: [first] }: Place): boolean {
  return first?.types.some((type) => CITY_TYPES.includes(type)) ?? false;
}

/** Whether a place lies in a country. */
export function isInCountry({ address_components }: Place, country: string): boolean {
  return address_components.some(({ types, short_name }) => types.includes('country') && short_name === country);
}
