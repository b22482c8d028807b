import type { BusQuote, CarQuote, Passenger, SearchedCarService, SearchedHotelService } from '@guiche/domain/entities';
import type { Answer } from '../../call/define-call.ts';
import type { SEARCH_CALLS } from '../../searches/index.ts';
import { COMMON_QUOTE, HOTEL_QUOTE } from './issued.ts';
import { TRAVELLER } from './people.ts';
import { AIR_QUOTE, CONSOLIDATOR, SERVICE_ID } from './quotes.ts';
import { REQUEST, SUMMARY } from './requests.ts';

const PASSENGER: Passenger = {
  id: TRAVELLER.id,
  nome: 'João Pedro',
  sobrenome: 'de Almeida',
  dataNascimento: '1984-03-02',
  email: TRAVELLER.email,
};

/** How a quote stands that a search found. */
const FOUND = { versao: 0, statusCotacao: 'COTACAO_PENDENTE', tipo: 'ONLINE', tipoOrigemCotacao: 'SUPPLIER_PESQUISA' } as const;
const FLIGHT = { ...AIR_QUOTE, ...FOUND };
const HOTEL = { ...HOTEL_QUOTE, ...FOUND };
const CAR: CarQuote = {
  ...COMMON_QUOTE,
  ...FOUND,
  nomeCia: 'Localiza',
  urlImagemCia: null,
  categoria: 'SUV',
  nomeModelo: 'Jeep Renegade 1.3',
  cambio: 'Automático',
  arcondicionado: true,
  valorDiaria: 229,
  quantidadeDiarias: 3,
  dataRetirada: '2026-12-10',
  horaRetirada: '10:00',
  localRetirada: 'Aeroporto, desembarque',
  cidadeRetirada: 'Recife, PE',
  dataDevolucao: '2026-12-13',
  horaDevolucao: '10:00',
  localDevolucao: 'Aeroporto, desembarque',
  cidadeDevolucao: 'Recife, PE',
};
const BUS: BusQuote = {
  ...COMMON_QUOTE,
  ...FOUND,
  nomeCia: 'Expresso Guanabara',
  rodoviariaPartida: 'Recife, PE (Rodoviária)',
  rodoviariaChegada: 'Fortaleza, CE (Rodoviária)',
  classe: 'LEITO',
  dataPartida: '2026-12-10T20:30',
  dataChegada: '2026-12-11T08:45',
};

const FLIGHTS = { grupoCotacao: [{ id: 'LA3512@2026-12-10T08:10', cotacoes: [FLIGHT] }] };
const HOTELS = { grupoCotacao: [{ id: 'hotel boa viagem/recife, pe', cotacoes: [HOTEL] }] };
const CARS = { grupoCotacao: [{ id: 'SUV', cotacoes: [CAR] }], maiorPreco: CAR.total, menorPreco: CAR.total, limit: 500 };
const BUSES = {
  grupoCotacao: [
    {
      id: 'expresso guanabara/2026-12-10T20:30/recife, pe (rodoviaria)/fortaleza, ce (rodoviaria)',
      cotacoes: [BUS],
    },
  ],
};

const HISTORY = { data: '2026-11-21T14:05:09.000Z', dataAntiga: null };
const NO_REASON = { validacao: null, justificativa: null };
const STAY: SearchedHotelService = {
  ...NO_REASON,
  id: SERVICE_ID,
  cidade: 'Recife, PE',
  checkin: '2026-12-10T14:00',
  checkout: '2026-12-13T12:00',
  adultos: 1,
  viajantes: [TRAVELLER],
  cotacoes: [HOTEL],
  escolhida: HOTEL,
  historico: HISTORY,
  idVigencia: null,
  removido: false,
};
const RENTAL: SearchedCarService = {
  ...NO_REASON,
  id: SERVICE_ID,
  cidadeRetirada: 'Recife, PE',
  cidadeDevolucao: 'Recife, PE',
  dataRetirada: '2026-12-10T10:00',
  dataDevolucao: '2026-12-13T10:00',
  viajantes: [TRAVELLER],
  historico: { data: HISTORY.data },
  escolhida: CAR,
};

const { id, uuid, idSolicitacao, status, fluxo, empresa } = REQUEST;
const RULE = {
  valor: 0.1,
  acao: 'ALERTA',
  titulo: 'Menor preço de hospedagem',
  descricao: 'O hotel escolhido pode custar até 10 % a mais que o mais barato da pesquisa.',
} as const;

/** The examples of the calls of the searches. */
export const SEARCH_ANSWERS: { readonly [Each in (typeof SEARCH_CALLS)[number] as Each['name']]: Answer<Each> } = {
  listOwnTrips: [{ ...SUMMARY, totalEscolhido: 1587.54, justificativaRetorno: null }],
  findOwnTrip: REQUEST,
  sendOwnChoice: { status: 'APROVACAO', aprovador: 'Beatriz Camargo' },
  sendBackOwnOffers: undefined,
  decideOwnTrip: undefined,
  listTravellersOfTrip: [PASSENGER],
  findTravellers: [PASSENGER],
  saveTravellers: [PASSENGER],
  findServiceActivity: true,
  fillAirports: FLIGHT,
  listReservedSeats: [{ idAereoVoo: '1', idViajante: TRAVELLER.id, reservado: true, assento: '12A' }],
  searchAir: FLIGHTS,
  saveAirChoices: REQUEST.servicosAereos,
  searchCars: CARS,
  searchCarHistory: CARS,
  saveCarChoices: [RENTAL],
  findTripWithHotels: { id, uuid, idSolicitacao, status, fluxo, empresa, servicosHotel: [STAY], regraMenorPreco: RULE },
  listOnlineAgencies: [{ id: 6, nome: 'Trend', agenciaServicos: [{ ...CONSOLIDATOR, consolidadora: 'TREND' }] }],
  searchHotels: [{ agencia: { id: 6 }, ...HOTELS }],
  searchHotelsOfAgency: HOTELS,
  mergeHotels: HOTELS,
  listHotelServices: [STAY],
  saveHotelChoices: [STAY],
  searchBuses: BUSES,
  saveBusChoices: [
    {
      id: SERVICE_ID,
      idViagem: REQUEST.id,
      tipoServico: 'RODOVIARIO',
      idCotacaoEscolhida: BUS.id,
      valorAprovado: null,
      retroativo: false,
      viajantes: [TRAVELLER],
      acompanhantes: [],
      adultos: 1,
      observacao: null,
      camposCustomizados: [],
      cotacoes: [BUS],
      escolhida: BUS,
      origem: 'Recife, PE (Rodoviária)',
      destino: 'Fortaleza, CE (Rodoviária)',
      dataIda: '2026-12-10',
    },
  ],
};
