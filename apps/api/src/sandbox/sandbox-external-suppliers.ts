import type { ExternalSupplier, ExternalSupplierData } from '@guiche/domain/entities';
import type { TipoServico } from '@guiche/domain/enums';
import { randomCnpj } from '../demo/documents.ts';
import { Random } from '../demo/random.ts';
import { searchText } from '../search-text.ts';
import type { ExternalSupplierPort } from './external-supplier-port.ts';
import { SANDBOX_CITIES } from './sandbox-cities.ts';

/** The suppliers of each city, by the kind of service that they render. */
const NAMED: readonly (readonly [kind: TipoServico, name: (city: string) => string])[] = [
  ['AEREO', (city) => `Consolidadora Aérea ${city} S.A.`],
  ['HOTEL', (city) => `Rede ${city} de Hotéis Ltda.`],
  ['CARRO', (city) => `Locadora ${city} Ltda.`],
  ['RODOVIARIO', (city) => `Viação ${city} S.A.`],
  ['OUTROS', (city) => `Receptivo ${city} Ltda.`],
];

interface RegisteredSupplier extends ExternalSupplier {
  readonly kind: TipoServico;
  readonly place: ExternalSupplierData;
}

function registered(): readonly RegisteredSupplier[] {
  const random = new Random(380);
  const suppliers = SANDBOX_CITIES.flatMap(([cidade, estado], index) =>
    NAMED.map(([kind, name], row) => {
      const place: ExternalSupplierData = { cnpj: randomCnpj(random), cidade, estado };
      return { codigo: `EXT-${1000 + 10 * index + row}`, descricao: name(cidade), dados: JSON.stringify(place), kind, place };
    }),
  );
  return suppliers.sort((a, b) => a.descricao.localeCompare(b.descricao, 'pt-BR'));
}
const REGISTERED = registered();

const onWire = ({ codigo, descricao, dados }: RegisteredSupplier): ExternalSupplier => ({ codigo, descricao, dados });

/** A register of suppliers in large cities, one of each kind of service in each. */
export const sandboxExternalSuppliers: ExternalSupplierPort = {
  async find({ term, kind, city }, most) {
    const words = term.split(' ').filter(Boolean);
    const digits = term.replace(/\D/g, '');
    const found = REGISTERED.filter(
      ({ descricao, place, kind: own }) =>
        (kind === undefined || own === kind) &&
        (city === undefined || [place.cidade, `${place.cidade}, ${place.estado}`].some((name) => searchText(name) === city)) &&
        (words.every((word) => searchText(descricao).includes(word)) || (digits !== '' && place.cnpj.includes(digits))),
    );
    return found.slice(0, most).map(onWire);
  },
  async byCode(codigo) {
    const found = REGISTERED.find((each) => each.codigo === codigo);
    return found && onWire(found);
  },
};
