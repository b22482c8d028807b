import { searchText } from '../search-text.ts';
import type { BusDirectoryPort, DirectoryStation } from './bus-directory-port.ts';
import { SANDBOX_CITIES } from './sandbox-cities.ts';

/** The cities with several stations, each by its own name; the others have one, which is called after nothing else. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  'Rio de Janeiro': ['Novo Rio', 'Menezes Côrtes'],
  'São Paulo': ['Tietê', 'Barra Funda', 'Jabaquara'],
};

const STATIONS: readonly DirectoryStation[] = SANDBOX_CITIES.flatMap(([city, uf], index) =>
  (NAMED[city] ?? ['Rodoviária']).map((name, station) => ({ id: String(2000 + 10 * index + station), nome: `${city}, ${uf} (${name})` })),
);

/** A directory of the bus stations in large cities. */
export const sandboxBusDirectory: BusDirectoryPort = {
  async stations(text) {
    const words = text.split(' ');
    return STATIONS.filter(({ nome }) => words.every((word) => searchText(nome).includes(word)));
  },
};
