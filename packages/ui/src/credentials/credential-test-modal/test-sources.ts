import type { SearchPlaces } from '../../quote/place-field.tsx';

/** The lookups of the window while someone types; each can be aborted by its signal. */
export interface CredentialTestSources {
  /** Airports; the name of one is its code. */
  readonly searchAirports: SearchPlaces;
  readonly searchCities: SearchPlaces;
  readonly searchStations: SearchPlaces;
}
