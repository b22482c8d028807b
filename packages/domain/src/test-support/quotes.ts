import type { BusQuote, CarQuote, HotelQuote, OtherQuote } from '../entities/index.ts';
import { airQuote } from './air-quote.ts';

/** The fields that quotes of every kind have, as those of an air quote that may be saved. */
function quoteFields() {
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
    ...fields
  } = airQuote();
  return fields;
}

/** Three nights in Recife, as a clerk would type them. */
export function hotelQuote(changes: Partial<HotelQuote> = {}): HotelQuote {
  return {
    ...quoteFields(),
    codigoHotel: '4711',
    nome: 'Hotel Boa Viagem',
    descricao: 'À beira-mar, a 4 km do aeroporto.',
    telefone: '8133334444',
    endereco: 'Av. Boa Viagem, 1906, Recife, PE',
    email: 'reservas@boaviagem.com.br',
    latitude: -8.1196,
    longitude: -34.8951,
    estrelas: 4,
    checkin: '2026-12-10T14:00',
    checkout: '2026-12-13T12:00',
    quantidadeDiarias: 2.92,
    tarifaMedia: 275.5,
    tarifa: 804.46,
    tipoApartamento: 'Duplo superior',
    tipoQuarto: 'DUPLO',
    tipoCama: 'CAMA_CASAL',
    tipoTarifa: 'COMISSIONADA',
    regimeAlimentacao: 'CAFE_MANHA',
    inclusos: ['Wi-Fi', 'Estacionamento'],
    prazoCancelamento: '2026-12-08T15:00:00Z',
    percentualComissao: 0.12,
    valorComissao: 96.54,
    codigoReserva: 'HBV-2231',
    pesquisaSupplierModificada: false,
    ...changes,
  };
}

/** A car for two days and a quarter. */
export function carQuote(changes: Partial<CarQuote> = {}): CarQuote {
  return {
    ...quoteFields(),
    nomeCia: 'Localiza',
    urlImagemCia: 'https://exemplo.example/localiza.svg',
    categoria: 'ECONOMICA',
    nomeModelo: 'Onix 1.0',
    cambio: 'Manual',
    arcondicionado: true,
    valorDiaria: 150,
    quantidadeDiarias: 2.25,
    tarifa: 337.5,
    dataRetirada: '2026-12-10',
    horaRetirada: '10:00',
    localRetirada: 'Aeroporto do Recife',
    cidadeRetirada: 'Recife, PE',
    dataDevolucao: '2026-12-12',
    horaDevolucao: '16:00',
    localDevolucao: 'Aeroporto do Recife',
    cidadeDevolucao: 'Recife, PE',
    ...changes,
  };
}

/** A night coach to Campinas. */
export function busQuote(changes: Partial<BusQuote> = {}): BusQuote {
  return { ...quoteFields(), classe: 'SEMI_LEITO', dataPartida: '2026-12-10T22:30', dataChegada: '2026-12-11T06:10', ...changes };
}

/** A travel insurance. */
export function otherQuote(changes: Partial<OtherQuote> = {}): OtherQuote {
  return { ...quoteFields(), descricao: 'Seguro viagem, 5 dias', ...changes };
}
