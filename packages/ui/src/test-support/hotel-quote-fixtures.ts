import type { AgencyService, HotelQuote, Supplier } from '@guiche/domain/entities';
import { newHotelQuote } from '@guiche/domain/hotel/quote';
import { CONSOLIDATORS, countingIds, PAYMENT_TYPES, TRAVELLERS } from './air-quote-fixtures.ts';

/** Hotels of Recife, as a lookup finds them. */
export const HOTELS = [
  {
    codigoHotel: '4711',
    nome: 'Hotel Boa Viagem',
    descricao: 'À beira-mar, a 4 km do aeroporto.',
    telefone: '8133334444',
    endereco: 'Av. Boa Viagem, 1906',
    email: 'reservas@boaviagem.com.br',
    cidade: 'Recife',
  },
  {
    codigoHotel: '4712',
    nome: 'Pousada do Cais',
    descricao: null,
    telefone: null,
    endereco: 'Rua do Bom Jesus, 35',
    email: null,
    cidade: 'Recife',
  },
] as const;

/** What an agency has of its own for a new quote; the default is no supplier, and the consolidators of the fixtures. */
interface NewStayOptions {
  fornecedorPadrao?: Supplier | null;
  consolidators?: readonly AgencyService[];
}

/** A new quote for three nights in Recife, as the modal starts with. */
export function newStay({ fornecedorPadrao = null, consolidators = CONSOLIDATORS }: NewStayOptions = {}): HotelQuote {
  return newHotelQuote({
    service: {
      id: '00000000-0000-4000-8000-0000000000b1',
      viajantes: [...TRAVELLERS],
      camposCustomizados: [],
      cidade: 'Recife',
      checkin: '2026-12-10T14:00',
      checkout: '2026-12-13T12:00',
    },
    agency: { id: 1, fornecedorPadrao },
    consolidators,
    newId: countingIds(),
  });
}

/** A stored quote of the same stay, with all that a clerk types. */
export function storedStay(changes: Partial<HotelQuote> = {}): HotelQuote {
  const [hotel] = HOTELS;
  return {
    ...newStay(),
    ...hotel,
    id: '00000000-0000-4000-8000-0000000000d1',
    versao: 1,
    intermediador: 'DIRETO',
    tipoPagamento: PAYMENT_TYPES[0] ?? null,
    quantidadeDiarias: 3,
    tarifaMedia: 275.5,
    tarifa: 826.5,
    taxas: 41.33,
    fee: 45,
    markup: 82.65,
    tarifaTotal: 909.15,
    total: 995.48,
    tipoApartamento: 'Duplo superior',
    tipoCama: 'CAMA_CASAL',
    tipoTarifa: 'COMISSIONADA',
    regimeAlimentacao: 'CAFE_MANHA',
    prazoCancelamento: '2026-12-08T15:00:00.000Z',
    percentualComissao: 0.12,
    valorComissao: 99.18,
    ...changes,
  };
}
