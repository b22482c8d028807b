import type { GroundOffer } from './demo-ground-quote.ts';
import type { Random } from './random.ts';

export interface TripFrame {
  /** City of arrival, `Recife, PE`. */
  readonly cidade: string;
  readonly origem: string;
  readonly destino: string;
  readonly ida: string;
  readonly volta: string;
  /** Nights between the two, at least one. */
  readonly noites: number;
  readonly viajantes: number;
}

/** A service that is not air: what the client asked for, and what may be offered. */
export interface GroundService {
  readonly dados: Record<string, unknown>;
  readonly offers: readonly GroundOffer[];
}

const cents = (value: number) => Math.round(value * 100) / 100;
const HOTELS = [
  'Íbis',
  'Mercure',
  'Novotel',
  'Quality Hotel',
  'Comfort Suites',
  'Bourbon',
  'Blue Tree Premium',
  'Radisson',
  'Slaviero',
  'Nobile Suítes',
];
const CARS = ['Fiat Argo 1.0', 'Chevrolet Onix 1.0', 'Hyundai HB20', 'Volkswagen Virtus', 'Jeep Renegade', 'Toyota Corolla'];
const BUSES = [
  ['Viação Cometa', 'executivo'],
  ['Expresso Guanabara', 'leito'],
  ['Viação Garcia', 'semi-leito'],
  ['Itapemirim', 'convencional'],
  ['Catarinense', 'leito-cama'],
] as const;
const OTHERS = [
  'Seguro viagem nacional',
  'Seguro viagem internacional com cobertura de US$ 60.000',
  'Transfer aeroporto–hotel, carro executivo',
  'Despacho de bagagem especial',
  'Sala VIP no embarque',
];

export function hotelService(random: Random, trip: TripFrame): GroundService {
  const city = trip.cidade.split(',')[0] ?? trip.cidade;
  return {
    dados: { cidade: trip.cidade, checkin: `${trip.ida}T14:00`, checkout: `${trip.volta}T12:00` },
    offers: random.sample(HOTELS, 3).map((name) => {
      const night = random.money(219, 780);
      const tarifa = cents(night * trip.noites);
      return {
        descricao: `${name} ${city}, ${trip.noites} diária(s), apartamento ${trip.viajantes > 1 ? 'duplo' : 'single'} com café da manhã`,
        tarifa,
        taxas: null,
        iss: cents(tarifa * 0.05),
      };
    }),
  };
}

export function carService(random: Random, trip: TripFrame): GroundService {
  return {
    dados: {
      cidadeRetirada: trip.cidade,
      cidadeDevolucao: trip.cidade,
      dataRetirada: `${trip.ida}T10:00`,
      dataDevolucao: `${trip.volta}T10:00`,
    },
    offers: random.sample(CARS, 2).map((model) => ({
      descricao: `${random.pick(['Localiza', 'Movida', 'Unidas'])}: ${model}, ${trip.noites} diária(s), câmbio automático, ar-condicionado, quilometragem livre`,
      tarifa: cents(random.money(118, 340) * trip.noites),
      taxas: random.money(25, 90),
      iss: null,
    })),
  };
}

export function busService(random: Random, trip: TripFrame): GroundService {
  return {
    dados: { origem: trip.origem, destino: trip.cidade, dataIda: trip.ida },
    offers: random.sample(BUSES, 2).map(([company, kind]) => ({
      descricao: `${company}, ${kind}, saída ${random.pick(['06:30', '08:00', '13:15', '21:00', '22:30'])}`,
      tarifa: cents(random.money(78, 320) * trip.viajantes),
      taxas: random.money(5, 14),
      iss: null,
    })),
  };
}

export function otherService(random: Random, trip: TripFrame): GroundService {
  const descricao = random.pick(OTHERS);
  return { dados: { descricao }, offers: [{ descricao, tarifa: cents(random.money(60, 420) * trip.viajantes), taxas: null, iss: null }] };
}
