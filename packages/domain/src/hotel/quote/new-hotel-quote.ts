import type { HotelQuote, HotelService } from '../../entities/index.ts';
import { dayOf } from '../../internal/day-of.ts';
import { type NewQuoteContext, newQuoteFields } from '../../quotes/new-quote.ts';
import { nights } from '../pricing/index.ts';

export interface NewHotelQuoteContext extends NewQuoteContext {
  readonly service: Pick<HotelService, 'id' | 'viajantes' | 'camposCustomizados' | 'cidade' | 'checkin' | 'checkout'>;
}

/**
 * The suggested number of nights: the calendar days from check-in to check-out, whatever the hours. 0 while a date is missing.
 * @see Q-124
 */
export function suggestedNights(checkin: string | null, checkout: string | null): number {
  return Math.max(0, nights(dayOf(checkin), dayOf(checkout)));
}

/**
 * The hotel quote with which the modal starts: the requested stay with its nights, BRL, the suggested consolidator and supplier, and the
 * credential's fee.
 * @see
 */
export function newHotelQuote({ service, ...context }: NewHotelQuoteContext): HotelQuote {
  return {
    ...newQuoteFields({ service, ...context }),
    cidade: service.cidade,
    pix: null,
    codigoHotel: null,
    nome: null,
    descricao: null,
    telefone: null,
    email: null,
    latitude: null,
    longitude: null,
    estrelas: null,
    checkin: service.checkin,
    checkout: service.checkout,
    quantidadeDiarias: suggestedNights(service.checkin, service.checkout),
    tarifaMedia: null,
    tipoApartamento: null,
    tipoQuarto: null,
    tipoCama: null,
    tipoTarifa: null,
    regimeAlimentacao: null,
    inclusos: [],
    prazoCancelamento: null,
    percentualComissao: null,
    valorComissao: null,
    codigoReserva: null,
    pesquisaSupplierModificada: false,
  };
}
