import type {
  AirService,
  BusService,
  CarService,
  HotelQuote,
  HotelService,
  OtherQuote,
  OtherService,
  RequestSummary,
  Responsible,
  TravelRequest,
} from '@guiche/domain/entities';
import type { StatusCotacaoViagem, TipoServico } from '@guiche/domain/enums';
import { BRL } from '@guiche/domain/pricing';
import { AIRPORTS, CONSOLIDATORS, PAYMENT_TYPES, storedRoundTrip, TRAVELLERS } from './air-quote-fixtures.ts';

/** The moment at which the stories happen. */
export const NOW = new Date('2026-11-21T12:00:00Z');
const MINUTE = 60_000;

/** A moment so many minutes from now, as the server writes it. */
export function inMinutes(minutes: number): string {
  return new Date(NOW.getTime() + minutes * MINUTE).toISOString();
}

export const ME: Responsible = { id: '00000000-0000-4000-8000-0000000000f1', name: 'Camila Nogueira Prado' };
export const COLLEAGUE: Responsible = { id: '00000000-0000-4000-8000-0000000000f2', name: 'Rafael Teixeira' };
export const CONSULTANTS: readonly Responsible[] = [
  ME,
  COLLEAGUE,
  { id: '00000000-0000-4000-8000-0000000000f3', name: 'Beatriz Sampaio Coelho' },
];

const CLIENTS = ['Aurora Alimentos', 'Metalúrgica Serra Azul', 'Banco Ipê', 'Construtora Vale Verde', 'Laboratórios Saúde & Vida'];
const NAMES = [
  'Ana Beatriz Lima',
  'João Sá',
  'Marina Duarte Figueiredo',
  'Caio Brandão',
  'Luísa Helena Montenegro de Albuquerque',
  'Pedro Henrique Rocha',
  'Sofia Yamamoto',
];
const ROUTES = ['GRU → REC', 'CGH → SDU', 'BSB → GRU → LIS', 'Curitiba, PR', 'VCP → POA', 'Belo Horizonte, MG → Ouro Preto, MG'];
const KINDS: readonly (readonly TipoServico[])[] = [
  ['AEREO'],
  ['AEREO', 'HOTEL'],
  ['AEREO', 'HOTEL', 'CARRO'],
  ['HOTEL'],
  ['RODOVIARIO'],
  ['OUTROS', 'AEREO'],
];
const STATUSES: readonly StatusCotacaoViagem[] = ['COTACAO_AGENCIA', 'COTACAO_PENDENTE', 'EMISSAO_PENDENTE', 'COTACAO_AGENCIA'];

function pick<T>(from: readonly T[], index: number): T {
  const found = from[index % from.length];
  if (found === undefined) throw new RangeError('Nothing to pick from.');
  return found;
}

const traveller = (index: number) => ({
  id: `t${index}`,
  nomeCompleto: pick(NAMES, index),
  email: null,
  vip: index % 9 === 1,
  premium: index % 11 === 4,
});

/** One request of a list. */
export function requestSummary(index = 0, changes: Partial<RequestSummary> = {}): RequestSummary {
  const id = 48210 + index * 7;
  // The first are overdue or due within the hour, the others spread over the next days; the last ones have no deadline.
  const deadline = index > 56 ? null : inMinutes(index * index * 9 - 70);
  return {
    id,
    uuid: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
    idSolicitacao: id,
    status: 'COTACAO_AGENCIA',
    statusCotacaoViagem: pick(STATUSES, index),
    colaboradores: Array.from({ length: index % 5 === 0 ? 3 : 1 }, (_, offset) => traveller(index + offset)),
    empresa: { id: (index % CLIENTS.length) + 1, nome: pick(CLIENTS, index), instancia: 'cliente' },
    responsavel: index % 3 === 0 ? null : index % 3 === 1 ? ME : COLLEAGUE,
    dataViagem: `2026-12-${String((index % 27) + 1).padStart(2, '0')}`,
    dataVencimentoCotacao: deadline,
    dataVencimentoEmissao: deadline,
    mensagensNaoLidas: index % 6 === 2 ? index : 0,
    tiposServico: [...pick(KINDS, index)],
    trajeto: pick(ROUTES, index),
    ...changes,
  };
}

/** A list as a busy morning has it. */
export function requestSummaries(count: number): readonly RequestSummary[] {
  return Array.from({ length: count }, (_, index) => requestSummary(index));
}

const service = {
  idViagem: 48210,
  idCotacaoEscolhida: null,
  valorAprovado: null,
  retroativo: false,
  viajantes: [...TRAVELLERS],
  acompanhantes: [],
  adultos: 2,
  observacao: null,
  camposCustomizados: [
    { id: 'cc', nome: 'Centro de custo', tipo: 'TEXTO' as const, etapa: 'PEDIDO' as const, obrigatorio: true, valor: '4.120 · Comercial' },
  ],
};
const airport = (iata: string) => AIRPORTS.find((known) => known.iata === iata) ?? null;
const leg = (origem: string, destino: string, data: string) => ({
  origem,
  origemData: airport(origem),
  destino,
  destinoData: airport(destino),
  data,
});

export function airService(changes: Partial<AirService> = {}): AirService {
  return {
    ...service,
    id: '00000000-0000-4000-8000-0000000000a1',
    tipoServico: 'AEREO',
    tipo: 'IDA_VOLTA',
    segmentos: [leg('GRU', 'REC', '2026-12-10'), leg('REC', 'GRU', '2026-12-14')],
    cotacoes: [storedRoundTrip()],
    escolhida: null,
    ...changes,
  };
}

export function hotelService(changes: Partial<HotelService> = {}): HotelService {
  return {
    ...service,
    id: '00000000-0000-4000-8000-0000000000a2',
    tipoServico: 'HOTEL',
    cidade: 'Recife, PE',
    checkin: '2026-12-10T14:00',
    checkout: '2026-12-14T12:00',
    cotacoes: [hotelQuote()],
    escolhida: null,
    ...changes,
  };
}

export function carService(changes: Partial<CarService> = {}): CarService {
  return {
    ...service,
    id: '00000000-0000-4000-8000-0000000000a3',
    tipoServico: 'CARRO',
    cidadeRetirada: 'Recife, PE',
    cidadeDevolucao: 'João Pessoa, PB',
    dataRetirada: '2026-12-10T12:30',
    dataDevolucao: '2026-12-14T17:00',
    cotacoes: [],
    escolhida: null,
    ...changes,
  };
}

export function busService(changes: Partial<BusService> = {}): BusService {
  return {
    ...service,
    id: '00000000-0000-4000-8000-0000000000a4',
    tipoServico: 'RODOVIARIO',
    origem: 'Recife, PE',
    destino: 'Caruaru, PE',
    dataIda: '2026-12-11',
    cotacoes: [],
    escolhida: null,
    ...changes,
  };
}

export function otherService(changes: Partial<OtherService> = {}): OtherService {
  return {
    ...service,
    id: '00000000-0000-4000-8000-0000000000a5',
    tipoServico: 'OUTROS',
    descricao: 'Seguro viagem nacional, 5 dias',
    cotacoes: [],
    escolhida: null,
    ...changes,
  };
}

/** A quote of a transfer. */
export function otherQuote(changes: Partial<OtherQuote> = {}): OtherQuote {
  const {
    segmentos,
    quantidadeBagagem,
    pesoBagagem,
    tourCode,
    baseTarifaria,
    codigoReserva,
    validadeReserva,
    reservado,
    saldoEntrada,
    ...common
  } = storedRoundTrip();
  return {
    ...common,
    id: '00000000-0000-4000-8000-0000000000c2',
    idServico: '00000000-0000-4000-8000-0000000000a2',
    descricao: 'Transfer do aeroporto ao hotel, ida e volta, carro executivo',
    fornecedorServico: { id: 'f3', nome: 'Rede Boa Viagem' },
    agenciaServico: CONSOLIDATORS[0] ?? null,
    tipoPagamento: PAYMENT_TYPES[0] ?? null,
    moeda: BRL,
    tarifa: 1480,
    taxas: 74,
    taxaExtra: null,
    taxaExtraPercentual: null,
    fee: 25,
    iss: null,
    duRav: null,
    markup: null,
    markupManual: false,
    tarifaTotal: 1480,
    total: 1579,
    ...changes,
  };
}

/** Four nights in Recife. */
export function hotelQuote(changes: Partial<HotelQuote> = {}): HotelQuote {
  return {
    ...otherQuote(),
    codigoHotel: null,
    nome: 'Hotel Boa Viagem Praia',
    descricao: 'À beira-mar, com café da manhã.',
    telefone: null,
    email: null,
    latitude: null,
    longitude: null,
    estrelas: 4,
    checkin: '2026-12-10T14:00',
    checkout: '2026-12-14T12:00',
    quantidadeDiarias: 4,
    tarifaMedia: 370,
    tipoApartamento: 'Duplo superior',
    tipoQuarto: 'DUPLO',
    tipoCama: null,
    tipoTarifa: 'NET',
    regimeAlimentacao: 'CAFE_MANHA',
    inclusos: [],
    prazoCancelamento: null,
    percentualComissao: null,
    valorComissao: null,
    codigoReserva: null,
    pesquisaSupplierModificada: false,
    ...changes,
  };
}

/** A request with a service of every kind. */
export function travelRequest(changes: Partial<TravelRequest> = {}): TravelRequest {
  const { tiposServico, trajeto, ...head } = requestSummary(0, {
    colaboradores: [...TRAVELLERS],
    dataVencimentoCotacao: inMinutes(130),
    dataViagem: '2026-12-10',
    responsavel: ME,
  });
  return {
    ...head,
    existeServico: true,
    solicitante: { id: 's1', nome: 'Patrícia Mello', email: 'patricia.mello@cliente.example' },
    aprovadorSolicitacao: { nome: 'Otávio Ferraz' },
    aprovadorAlteracao: null,
    fluxo: { id: 'fl1', modulo: 'VIAGEM' },
    necessitaAprovacaoAlteracaoValores: false,
    possuiRegraVoltarParaSelecao: false,
    servicosAereos: [airService()],
    servicosHotel: [hotelService()],
    servicosCarro: [carService()],
    servicosRodoviario: [busService()],
    servicosOutros: [otherService()],
    ...changes,
  };
}
