import { carDays } from '@guiche/domain/car/pricing';
import type { CarQuote } from '@guiche/domain/entities';
import type { CategoriaCarro } from '@guiche/domain/enums';
import { searchText } from '../../search-text.ts';
import { SANDBOX_CITIES } from '../sandbox-cities.ts';
import { offersIn } from './sandbox-sizes.ts';
import type { Criteria, Offer } from './search-port.ts';
import { seeded } from './seeded.ts';

type CarCriteria = Criteria['CARRO'];
type CarOffer = Offer['CARRO'];

/** The cars that are rented: category, model, gear, and what a day costs. */
const CARS: readonly (readonly [CategoriaCarro, string, string, number])[] = [
  ['ECONOMICA', 'Fiat Mobi 1.0', 'Manual', 89],
  ['ECONOMICA', 'Renault Kwid 1.0', 'Manual', 92],
  ['ECONOMICA', 'Hyundai HB20 1.0', 'Manual', 105],
  ['INTERMEDIARIA', 'Chevrolet Onix Plus 1.0', 'Automático', 139],
  ['INTERMEDIARIA', 'Volkswagen Virtus 1.0', 'Automático', 149],
  ['INTERMEDIARIA', 'Toyota Corolla 2.0', 'Automático', 219],
  ['MINIVAN', 'Chevrolet Spin 1.8', 'Automático', 239],
  ['SUV', 'Jeep Renegade 1.3', 'Automático', 229],
  ['SUV', 'Volkswagen T-Cross 1.0', 'Automático', 235],
  ['SUV', 'Jeep Compass 1.3', 'Automático', 299],
  ['ESPECIAL', 'Audi A4 2.0', 'Automático', 690],
  ['OUTRA', 'Fiat Strada 1.3', 'Manual', 179],
];
const COMPANIES: Readonly<Record<string, readonly string[]>> = { LOCALIZA: ['Localiza'], MOVIDA: ['Movida'] };
const ALL_COMPANIES = ['Alamo', 'Avis', 'Foco', 'Hertz', 'Unidas'];
const COUNTERS = ['Aeroporto, desembarque', 'Avenida Central, 1200', 'Rodoviária, plataforma 5'] as const;

const cents = (value: number) => Math.round(value * 100) / 100;

/** The city to which a search leads, written without accents; empty when the sandbox rents no cars there. */
export function carCity({ cidadeRetirada }: Pick<CarCriteria, 'cidadeRetirada'>): string {
  const [name = ''] = cidadeRetirada.split(/[,(–-]/);
  return SANDBOX_CITIES.some(([city]) => searchText(city) === searchText(name)) ? searchText(name) : '';
}

function momentOf(clock: string): Pick<CarQuote, 'dataRetirada' | 'horaRetirada'> {
  const [day = '', hour = '10:00'] = clock.split('T');
  return { dataRetirada: day, horaRetirada: hour.slice(0, 5) };
}

/** The offers of a consolidator for a rental: each car at each counter of the city, until there are as many as it has. */
export function carOffers(consolidadora: string, criteria: CarCriteria): readonly CarOffer[] {
  const city = carCity(criteria);
  if (city === '') return [];
  const days = Math.max(1, carDays(criteria.dataRetirada, criteria.dataDevolucao));
  const pickup = momentOf(criteria.dataRetirada);
  const giveBack = momentOf(criteria.dataDevolucao);
  const { cidadeRetirada, cidadeDevolucao, dataRetirada, dataDevolucao } = criteria;
  const when = [cidadeRetirada, cidadeDevolucao, dataRetirada, dataDevolucao];
  const companies = COMPANIES[consolidadora] ?? ALL_COMPANIES;
  const elsewhere = searchText(criteria.cidadeRetirada) === searchText(criteria.cidadeDevolucao) ? 1 : 1.35;
  const all = companies.flatMap((nomeCia) => CARS.flatMap((car) => COUNTERS.map((counter) => ({ nomeCia, car, counter }))));
  return all.slice(0, offersIn(city)).map(({ nomeCia, car: [categoria, nomeModelo, cambio, daily], counter }): CarOffer => {
    const random = seeded(consolidadora, nomeCia, nomeModelo, counter, ...when);
    const valorDiaria = cents(daily * random.pick([1, 1, 1.1, 0.95]) * elsewhere);
    const tarifa = cents(valorDiaria * days);
    return {
      id: random.uuid(),
      tarifa,
      taxas: cents(tarifa * 0.12),
      nomeCia,
      categoria,
      nomeModelo,
      cambio,
      arcondicionado: true,
      valorDiaria,
      quantidadeDiarias: days,
      ...pickup,
      localRetirada: counter,
      cidadeRetirada: criteria.cidadeRetirada,
      dataDevolucao: giveBack.dataRetirada,
      horaDevolucao: giveBack.horaRetirada,
      localDevolucao: counter,
      cidadeDevolucao: criteria.cidadeDevolucao,
    };
  });
}
