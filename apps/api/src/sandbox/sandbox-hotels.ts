import { searchText } from '../search-text.ts';
import type { DirectoryHotel, HotelDirectoryPort } from './hotel-directory-port.ts';
import { SANDBOX_CITIES } from './sandbox-cities.ts';

/** The hotels of each city, each with its street. */
const NAMES = {
  'Blue Tree Premium': 'Alameda das Palmeiras',
  Bourbon: 'Rua das Flores',
  'Comfort Suites': 'Avenida Central',
  Mercure: 'Rua do Comércio',
  'Nobile Suítes': 'Rua da Matriz',
  Novotel: 'Avenida Beira-Rio',
  'Quality Hotel': 'Avenida Brasil',
  Radisson: 'Avenida Atlântica',
  Slaviero: 'Rua XV de Novembro',
  Íbis: 'Avenida das Nações',
} as const;

/** A host for an e-mail that reaches nobody: `ibisrecife` of `Íbis Recife`. */
const hostOf = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** The same invented hotels in each large city, by name. */
const HOTELS: readonly DirectoryHotel[] = Object.entries(NAMES).flatMap(([name, street], hotel) =>
  SANDBOX_CITIES.map(([city, uf, areaCode], index) => {
    const nome = `${name} ${city}`;
    const number = (hotel + 1) * 100 + index;
    return {
      codigoHotel: String(4000 + number),
      nome,
      descricao: null,
      telefone: `${areaCode}3${String(1000 + number)}000`,
      endereco: `${street}, ${number}`,
      email: `reservas@${hostOf(nome)}.test`,
      cidade: `${city}, ${uf}`,
    };
  }),
);

/** A directory of invented hotels. */
export const sandboxHotelDirectory: HotelDirectoryPort = {
  find: async (text, most) => HOTELS.filter(({ nome, cidade }) => searchText(nome, cidade ?? '').includes(text)).slice(0, most),
};
