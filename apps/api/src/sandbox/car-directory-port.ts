import type { LookupData } from '@guiche/domain/entities';

/** A city or a counter of the directory, with the number by which it is known there. */
export interface DirectoryPlace {
  readonly id: string;
  readonly place: LookupData['localCarro'];
}

/** A directory of rented cars, which is kept outside of the agency. Searches take a text in lower case without accents. @see Q-274 */
export interface CarDirectoryPort {
  /** The names of the companies that rent cars. */
  companies: () => Promise<readonly string[]>;
  /** The cities whose name or state holds a text; all of them for an empty one. */
  cities: (text: string, most: number) => Promise<readonly DirectoryPlace[]>;
  /** The counters whose street or city holds a text; all of them for an empty one. */
  counters: (text: string, most: number) => Promise<readonly DirectoryPlace[]>;
}
