import { cardBrand, parseCardNumber } from '@guiche/masks/card';
import { formatCardExpiry } from '@guiche/masks/card-expiry';
import { formatDateTime } from '@guiche/masks/date-time';
import { formatMoney } from '@guiche/masks/money';
import { brazilianClock } from '../dates/index.ts';
import type { HotelQuote, TravellerCard } from '../entities/index.ts';
import { type EnumLabelKey, enumLabel } from '../enums/index.ts';
import { withoutControls } from '../internal/without-controls.ts';
import { withoutCardNumbers } from '../logs/without-card-numbers.ts';
import type { bookingTextMessages } from '../messages/booking-text/index.ts';
import type { TextParams, TopicKey } from '../messages/index.ts';
import { cardExpiry, nameOnCard } from '../payments/index.ts';
import { BRL } from '../pricing/index.ts';
import type { bookingEmailFields } from './booking-fields.ts';
import { CARD_LINK_HOURS, CARD_LINK_VIEWS } from './card-link.ts';

/** The parts of a card that may lie in a mailbox. @see B-062 */
export interface NamedCard {
  /** `Visa`; the brand's own name, or `''` when it is not known. */
  readonly bandeira: string;
  /** The last four digits. */
  readonly final: string;
  readonly titular: string;
  /** `12/28` */
  readonly validade: string;
}

const BRAND_NAMES = {
  amex: 'American Express',
  aura: 'Aura',
  diners: 'Diners Club',
  discover: 'Discover',
  elo: 'Elo',
  hipercard: 'Hipercard',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  visa: 'Visa',
} as const satisfies Record<NonNullable<ReturnType<typeof cardBrand>>, string>;

/** What is told of a card in an e-mail: brand, last four digits, holder and expiry; neither its number nor its code. @see B-062 */
export function namedCard(card: TravellerCard): NamedCard {
  const brand = cardBrand(card.numero);
  return {
    bandeira: brand === undefined ? '' : BRAND_NAMES[brand],
    final: parseCardNumber(card.numero).slice(-4),
    // Whoever types the number into the field of the name does not send it either.
    titular: withoutCardNumbers(withoutControls(nameOnCard(card))),
    validade: formatCardExpiry(cardExpiry(card)),
  };
}

export interface BookingTextFacts {
  readonly quote: HotelQuote;
  readonly fields: Pick<ReturnType<typeof bookingEmailFields>, 'viajantes' | 'cliente' | 'formaPagamento'>;
  /** The number of the request. */
  readonly solicitacao: number;
  /** Who writes: a consultant of an agency. */
  readonly consultor: string;
  readonly agencia: string;
  /** The card that pays, and the link to its number; null without a card payment. */
  readonly cartao: { readonly card: NamedCard; readonly link: string; readonly terminaEm: Date } | null;
}

type BookingTextKey = TopicKey<typeof bookingTextMessages>;
type LabelKey = EnumLabelKey<'tipo_cama' | 'tipo_tarifa' | 'regime_alimentacao'>;

/** Returns the text of a key in the language of the e-mail. */
export type SayBooking = (key: BookingTextKey | LabelKey, params?: TextParams) => string;

/** A value on its line: without line breaks, and of a card number that somebody typed into it the last four digits. */
function plain(text: string | null | undefined): string {
  return withoutCardNumbers(withoutControls(text ?? '').trim());
}

function label(enumeration: 'tipo_cama' | 'tipo_tarifa' | 'regime_alimentacao', value: string | null, say: SayBooking): string {
  if (value === null || value === 'NAO_INFORMADO') return '';
  const key = enumLabel(enumeration, value);
  return key === null ? value : say(key);
}

/** The address with the city, unless it names the city. */
function placeOf({ endereco, cidade }: Pick<HotelQuote, 'endereco' | 'cidade'>): string {
  const [address, city] = [endereco?.trim() ?? '', cidade?.trim() ?? ''];
  return address.includes(city) ? address : [address, city].filter(Boolean).join(', ');
}

function payment({ quote, fields, cartao }: BookingTextFacts, say: SayBooking): readonly string[] {
  const lines = [say('reserva_pagamento', { forma: plain(fields.formaPagamento) })];
  if (cartao) {
    const { card, link, terminaEm } = cartao;
    const bandeira = card.bandeira || say('reserva_cartao');
    lines.push(
      say('reserva_cartao_final', { bandeira, final: card.final, titular: plain(card.titular), validade: card.validade }),
      say('reserva_link', {
        horas: CARD_LINK_HOURS,
        vistas: CARD_LINK_VIEWS,
        momento: formatDateTime(brazilianClock(terminaEm)),
      }),
      link,
    );
  }
  if (quote.pix?.trim()) lines.push(say('reserva_pix', { chave: plain(quote.pix) }));
  return lines;
}

/** The subject of the booking e-mail: hotel, guests and check-in. */
export function bookingSubject({ quote, fields }: BookingTextFacts, say: SayBooking): string {
  const entrada = quote.checkin === null ? '' : formatDateTime(quote.checkin).slice(0, 10);
  return say('reserva_assunto', { hotel: plain(quote.nome), hospedes: plain(fields.viajantes), entrada });
}

/**
 * The booking as text for the hotel: the stay, its guests, the room, the payment. The same for the e-mail and for copying.
 *
 * Of a card it has brand, last four digits, holder, expiry and a link, never number or code; a card number that somebody typed into another
 * field is reduced to its last four digits. No price but the hotel's own rate is in it, nor what is internal: markup, commission, note.
 * @see, B-062
 */
export function bookingText(facts: BookingTextFacts, say: SayBooking): string {
  const { quote, fields, solicitacao, consultor, agencia } = facts;
  const line = (key: BookingTextKey, valor: string) => (valor === '' ? [] : [say(key, { valor })]);
  const nights = quote.quantidadeDiarias;
  const currency = quote.moeda?.codigo ?? BRL.codigo;
  const stay = [
    ...line('reserva_hotel', plain(quote.nome)),
    ...line('reserva_endereco', plain(placeOf(quote))),
    ...line('reserva_hospedes', plain(fields.viajantes)),
    ...line('reserva_cliente', plain(fields.cliente)),
    ...line('reserva_entrada', quote.checkin === null ? '' : formatDateTime(quote.checkin)),
    ...line('reserva_saida', quote.checkout === null ? '' : formatDateTime(quote.checkout)),
    ...line('reserva_diarias', nights === null ? '' : String(nights).replace('.', ',')),
  ];
  const room = [
    ...line('reserva_apartamento', plain(quote.tipoApartamento)),
    ...line('reserva_cama', label('tipo_cama', quote.tipoCama, say)),
    ...line('reserva_regime', label('regime_alimentacao', quote.regimeAlimentacao, say)),
    ...line('reserva_tarifa', label('tipo_tarifa', quote.tipoTarifa, say)),
    ...line('reserva_valor_diaria', quote.tarifaMedia === null ? '' : formatMoney(quote.tarifaMedia, { currency })),
  ];
  const sections = [
    [say('reserva_pedido')],
    stay,
    room,
    payment(facts, say),
    [say('reserva_numero', { numero: solicitacao })],
    [plain(consultor), plain(agencia)],
  ];
  return sections.map((lines) => lines.join('\n')).join('\n\n');
}
