import type { AirQuote, BusQuote, CarQuote, HotelQuote, OtherQuote } from '@guiche/domain/entities';
import { AIR_QUOTE } from './quotes.ts';

const {
  segmentos: _segmentos,
  quantidadeBagagem: _quantidadeBagagem,
  pesoBagagem: _pesoBagagem,
  tourCode: _tourCode,
  baseTarifaria: _baseTarifaria,
  codigoReserva: _codigoReserva,
  validadeReserva: _validadeReserva,
  reservado: _reservado,
  saldoEntrada: _saldoEntrada,
  ...COMMON
} = AIR_QUOTE;

/** An issue that was cancelled with a part of its total as fine. */
const CANCELLED = {
  ...COMMON,
  versao: 4,
  statusCotacao: 'EMISSAO_CANCELADA',
  multa: 350,
  opcaoSaldo: 'REEMBOLSO',
  dataCancelamento: '2026-11-21T18:00:00.000Z',
} as const;

export const CALLED_OFF_FLIGHT: AirQuote = { ...AIR_QUOTE, versao: 3, statusCotacao: 'COTACAO_CANCELADA' };

/** The numbers of Q-154. */
export const CANCELLED_FLIGHT: AirQuote = {
  ...AIR_QUOTE,
  versao: 4,
  statusCotacao: 'EMISSAO_CANCELADA',
  taxaCancelamento: 350,
  saldoEntrada: { valorEntrada: 1237.54, status: 'PENDENTE' },
  dataCancelamento: '2026-11-21T18:00:00.000Z',
};

export const CHANGED_FLIGHT: AirQuote = { ...CANCELLED_FLIGHT, statusCotacao: 'EMISSAO_ALTERADA', multa: 350, taxaCancelamento: null };

export const CANCELLED_STAY: HotelQuote = {
  ...CANCELLED,
  codigoHotel: '4101',
  nome: 'Hotel Boa Viagem',
  descricao: null,
  telefone: null,
  email: 'reservas@boaviagem.test',
  latitude: null,
  longitude: null,
  estrelas: 4,
  checkin: '2026-12-10T14:00',
  checkout: '2026-12-13T12:00',
  quantidadeDiarias: 3,
  tarifaMedia: 411.5,
  tipoApartamento: 'Standard',
  tipoQuarto: 'SINGLE',
  tipoCama: 'CAMA_CASAL',
  tipoTarifa: 'NET',
  regimeAlimentacao: 'CAFE_MANHA',
  inclusos: [],
  prazoCancelamento: null,
  percentualComissao: null,
  valorComissao: null,
  codigoReserva: 'HB4821',
  pesquisaSupplierModificada: false,
};

export const CANCELLED_CAR: CarQuote = {
  ...CANCELLED,
  nomeCia: 'Localiza',
  urlImagemCia: null,
  categoria: 'SUV',
  nomeModelo: 'Renegade',
  cambio: 'Automático',
  arcondicionado: true,
  valorDiaria: 411.5,
  quantidadeDiarias: 3,
  dataRetirada: '2026-12-10',
  horaRetirada: '12:00',
  localRetirada: 'Aeroporto do Recife',
  cidadeRetirada: 'Recife, PE',
  dataDevolucao: '2026-12-13',
  horaDevolucao: '12:00',
  localDevolucao: 'Aeroporto do Recife',
  cidadeDevolucao: 'Recife, PE',
};

export const CANCELLED_BUS: BusQuote = {
  ...CANCELLED,
  nomeCia: 'Progresso',
  classe: 'LEITO',
  dataPartida: '2026-12-11T08:00',
  dataChegada: '2026-12-11T10:30',
};

export const CANCELLED_SERVICE: OtherQuote = { ...CANCELLED, descricao: 'Seguro viagem nacional' };
