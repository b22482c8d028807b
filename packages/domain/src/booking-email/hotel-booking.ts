import type { HotelQuote, TravellerCard } from '../entities/index.ts';
import { cardExpiry, nameOnCard } from '../payments/index.ts';
import { type Booking, missingBookingItems, withoutCardItems } from './missing-items.ts';

/** The items of a booking, from its quote and the card that pays for it (null without one). @see */
export function hotelBooking(quote: HotelQuote, card: TravellerCard | null): Booking {
  return {
    intermediador: quote.intermediador,
    tipoPagamento: quote.tipoPagamento,
    numeroCartao: card?.numero ?? null,
    nomeCartao: card && nameOnCard(card),
    validadeCartao: card && cardExpiry(card),
    codigoVerificacao: card?.cvv ?? null,
    fornecedorServico: quote.fornecedorServico,
    checkin: quote.checkin,
    checkout: quote.checkout,
    tipoApartamento: quote.tipoApartamento,
    tipoCama: quote.tipoCama,
    tipoTarifa: quote.tipoTarifa,
    email: quote.email,
  };
}

/** The items that the quote itself lacks for a booking, before a card is asked for. @see */
export function missingQuoteItems(quote: HotelQuote) {
  return withoutCardItems(missingBookingItems(hotelBooking(quote, null)));
}

const FIELDS: Readonly<Partial<Record<ReturnType<typeof missingQuoteItems>[number], keyof HotelQuote>>> = {
  campo_intermediador: 'intermediador',
  campo_tipo_pagamento: 'tipoPagamento',
  campo_fornecedor_servico: 'fornecedorServico',
  campo_checkin: 'checkin',
  campo_checkout: 'checkout',
  campo_tipo_apartamento: 'tipoApartamento',
  campo_tipo_cama: 'tipoCama',
  campo_tipo_tarifa: 'tipoTarifa',
  campo_email_hotel: 'email',
};

/** The fields of a quote in which missing items are typed. @see Q-180 */
export function fieldsOfItems(items: ReturnType<typeof missingQuoteItems>): readonly (keyof HotelQuote)[] {
  return items.flatMap((item) => FIELDS[item] ?? []);
}
