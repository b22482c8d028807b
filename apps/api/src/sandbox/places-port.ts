import type { Place } from '@guiche/domain/entities';

/** What places are searched by. */
interface PlacesQuery {
  /** What the name or the address holds, in lower case without accents. */
  readonly term: string;
  /** Cities alone, or places of every kind. */
  readonly kind: 'city' | 'any';
  /** The country, as ISO 3166 writes it; any, without it. */
  readonly country?: string | undefined;
}

/** A maps service. @see S-178, S-394 */
export interface PlacesPort {
  /** The places that match, the best first; no more than a limit. Rejects when the service does not answer. */
  find: (query: PlacesQuery, most: number) => Promise<readonly Place[]>;
}
