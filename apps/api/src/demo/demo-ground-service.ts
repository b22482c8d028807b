import type { GroundKind, GroundOffer } from './demo-ground-quote.ts';
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

/** A service that is not air: the client's request, and what a quote may offer. */
export interface GroundService<Kind extends GroundKind = GroundKind> {
  readonly dados: Record<string, unknown>;
  readonly offers: readonly GroundOffer<Kind>[];
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
  ['Viação Cometa', 'EXECUTIVO'],
  ['Expresso Guanabara', 'LEITO'],
  ['Viação Garcia', 'SEMI_LEITO'],
  ['Itapemirim', 'CONVENCIONAL'],
  ['Catarinense', 'LEITO_CAMA'],
] as const;
const OTHERS = [
  'Seguro viagem nacional',
  'Seguro viagem internacional com cobertura de US$ 60.000',
  'Transfer aeroporto–hotel, carro executivo',
  'Despacho de bagagem especial',
  'Sala VIP no embarque',
];

/** The wall-clock time so many hours after another one. */
function hoursLater(moment: string, hours: number): string {
  return new Date(Date.parse(`${moment}:00Z`) + hours * 3_600_000).toISOString().slice(0, 16);
}

export function hotelService(random: Random, trip: TripFrame): GroundService<'HOTEL'> {
  const city = trip.cidade.split(',')[0] ?? trip.cidade;
  const stay = { checkin: `${trip.ida}T14:00`, checkout: `${trip.volta}T12:00` };
  return {
    dados: { cidade: trip.cidade, ...stay },
    offers: random.sample(HOTELS, 3).map((name) => {
      const night = random.money(219, 780);
      const tarifa = cents(night * trip.noites);
      return {
        details: {
          ...stay,
          cidade: trip.cidade,
          codigoHotel: null,
          nome: `${name} ${city}`,
          descricao: `${trip.noites} diária(s), apartamento ${trip.viajantes > 1 ? 'duplo' : 'single'} com café da manhã`,
          telefone: null,
          email: null,
          latitude: null,
          longitude: null,
          estrelas: null,
          quantidadeDiarias: trip.noites,
          tarifaMedia: night,
          tipoApartamento: null,
          tipoQuarto: trip.viajantes > 1 ? 'DUPLO' : 'SINGLE',
          tipoCama: null,
          tipoTarifa: 'NET',
          regimeAlimentacao: 'CAFE_MANHA',
          inclusos: [],
          prazoCancelamento: null,
          percentualComissao: null,
          valorComissao: null,
          codigoReserva: null,
          pesquisaSupplierModificada: false,
        },
        tarifa,
        taxas: null,
        iss: cents(tarifa * 0.05),
      };
    }),
  };
}

export function carService(random: Random, trip: TripFrame): GroundService<'CARRO'> {
  return {
    dados: {
      cidadeRetirada: trip.cidade,
      cidadeDevolucao: trip.cidade,
      dataRetirada: `${trip.ida}T10:00`,
      dataDevolucao: `${trip.volta}T10:00`,
    },
    offers: random.sample(CARS, 2).map((model) => {
      const nomeCia = random.pick(['Localiza', 'Movida', 'Unidas']);
      const valorDiaria = random.money(118, 340);
      return {
        details: {
          nomeCia,
          urlImagemCia: null,
          categoria: 'ECONOMICA',
          nomeModelo: model,
          cambio: 'Automático',
          arcondicionado: true,
          valorDiaria,
          quantidadeDiarias: trip.noites,
          dataRetirada: trip.ida,
          horaRetirada: '10:00',
          localRetirada: null,
          cidadeRetirada: trip.cidade,
          dataDevolucao: trip.volta,
          horaDevolucao: '10:00',
          localDevolucao: null,
          cidadeDevolucao: trip.cidade,
          observacao: 'Quilometragem livre',
        },
        tarifa: cents(valorDiaria * trip.noites),
        taxas: random.money(25, 90),
        iss: null,
      };
    }),
  };
}

export function busService(random: Random, trip: TripFrame): GroundService<'RODOVIARIO'> {
  return {
    dados: { origem: trip.origem, destino: trip.cidade, dataIda: trip.ida },
    offers: random.sample(BUSES, 2).map(([company, classe]) => {
      const dataPartida = `${trip.ida}T${random.pick(['06:30', '08:00', '13:15', '21:00', '22:30'])}`;
      return {
        details: { classe, dataPartida, dataChegada: hoursLater(dataPartida, 7), observacao: company },
        tarifa: cents(random.money(78, 320) * trip.viajantes),
        taxas: random.money(5, 14),
        iss: null,
      };
    }),
  };
}

export function otherService(random: Random, trip: TripFrame): GroundService<'OUTROS'> {
  const descricao = random.pick(OTHERS);
  const tarifa = cents(random.money(60, 420) * trip.viajantes);
  return { dados: { descricao }, offers: [{ details: { descricao }, tarifa, taxas: null, iss: null }] };
}
