import { searchText } from '../search-text.ts';
import type { CarDirectoryPort, DirectoryPlace } from './car-directory-port.ts';
import { SANDBOX_CITIES } from './sandbox-cities.ts';

const COMPANIES = ['Alamo', 'Avis', 'Foco', 'Hertz', 'Localiza', 'Movida', 'Outra', 'Unidas'];

/** The streets in which each city has a counter. */
const STREETS = [
  ['Aeroporto, desembarque', 's/n'],
  ['Avenida Central', '1200'],
  ['Rodoviária, plataforma', '5'],
] as const;

const CITIES: readonly DirectoryPlace[] = SANDBOX_CITIES.map(([cidade, uf], city) => ({ id: String(100 + city), place: { cidade, uf } }));

const COUNTERS: readonly DirectoryPlace[] = SANDBOX_CITIES.flatMap(([cidade, uf], city) =>
  STREETS.map(([endereco, numero], street) => ({ id: String(1000 + 10 * city + street), place: { cidade, uf, endereco, numero } })),
);

/** Those of which some text holds each word of the term: `recife aeroporto` finds the counter at the airport of Recife. */
function found(places: readonly DirectoryPlace[], text: string, most: number): readonly DirectoryPlace[] {
  const words = text.split(' ');
  return places.filter(({ place }) => words.every((word) => searchText(...Object.values(place)).includes(word))).slice(0, most);
}

/** A directory of invented counters. */
export const sandboxCarDirectory: CarDirectoryPort = {
  companies: async () => COMPANIES,
  cities: async (text, most) => found(CITIES, text, most),
  counters: async (text, most) => found(COUNTERS, text, most),
};
