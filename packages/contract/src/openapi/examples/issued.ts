import type { AirQuote, CapturedData, HotelQuote } from '@guiche/domain/entities';
import { CONSULTANT } from './people.ts';
import { AIR_QUOTE } from './quotes.ts';

/** What an automatic issue says of the example quote. */
export const ISSUED_AIR = {
  emitidaAutomaticamente: true,
  dataEmissao: '2026-11-21T14:05:09.000Z',
  emissor: CONSULTANT.name,
  dadosFornecedor: '{"pedido":"4718822"}',
  solicitacaoVcn: null,
  tourCode: null,
  baseTarifaria: 'KOOLBR',
  codigoReserva: 'XYZ123',
} satisfies Partial<AirQuote>;

const {
  segmentos: _segmentos,
  quantidadeBagagem: _bags,
  pesoBagagem: _weight,
  tourCode: _tourCode,
  baseTarifaria: _fareBasis,
  validadeReserva: _validity,
  reservado: _reserved,
  saldoEntrada: _balance,
  ...COMMON
} = AIR_QUOTE;
/** The fields that quotes of every kind have. */
const { codigoReserva: _code, ...COMMON_QUOTE } = COMMON;

export { COMMON_QUOTE };

export const HOTEL_QUOTE: HotelQuote = {
  ...COMMON,
  statusCotacao: 'EMISSAO_PENDENTE',
  codigoHotel: '4711',
  nome: 'Hotel Boa Viagem',
  descricao: null,
  telefone: '8133334444',
  email: 'reservas@boaviagem.example',
  latitude: null,
  longitude: null,
  estrelas: 4,
  checkin: '2026-12-10T14:00',
  checkout: '2026-12-13T12:00',
  quantidadeDiarias: 3,
  tarifaMedia: 275.5,
  tipoApartamento: 'Duplo superior',
  tipoQuarto: 'DUPLO',
  tipoCama: 'CAMA_CASAL',
  tipoTarifa: 'COMISSIONADA',
  regimeAlimentacao: 'CAFE_MANHA',
  inclusos: ['Wi-Fi'],
  prazoCancelamento: null,
  percentualComissao: null,
  valorComissao: null,
  codigoReserva: null,
  pesquisaSupplierModificada: false,
};

export const CAPTURED: CapturedData = {
  statusEmissao: 'EMITIDA',
  voos: [{ origem: 'GRU', dataPartida: '2026-12-10T08:10', localizador: 'XYZ123' }],
  passageiros: [{ nome: 'ANA BEATRIZ', sobrenome: 'LIMA', assentos: ['12A'] }],
  bilhetes: [{ numero: '9572401118357' }],
  tarifa: 1234.5,
  taxas: 89.9,
  fee: null,
  duRav: null,
  prazoEmissao: null,
  localizador: 'XYZ123',
  dataEmissao: '2026-11-21T14:05:09.000Z',
};
