import type { PaymentType } from '../entities/index.ts';
import type { bookingEmailMessages } from '../messages/booking-email/index.ts';
import type { TopicKey } from '../messages/index.ts';
import { isCardPayment } from '../payments/index.ts';

type ItemKey = TopicKey<typeof bookingEmailMessages>;

/** The items that a hotel gets to know of a booking; an item that nobody filled in is null or blank. */
export interface Booking {
  readonly intermediador: string | null;
  readonly tipoPagamento: Pick<PaymentType, 'tipoFormaPagamento'> | null;
  readonly numeroCartao: string | null;
  readonly nomeCartao: string | null;
  readonly validadeCartao: string | null;
  readonly codigoVerificacao: string | null;
  readonly fornecedorServico: { readonly nome: string } | null;
  readonly checkin: string | null;
  readonly checkout: string | null;
  readonly tipoApartamento: string | null;
  readonly tipoCama: string | null;
  readonly tipoTarifa: string | null;
  readonly email: string | null;
}

/** Data contain both spellings. @see Q-182 */
const DIRECT: readonly (string | null)[] = ['DIRETO', 'OUTROS', 'DIRECT', 'OTHERS'];

const isFilled = (text: string | null) => text !== null && text.trim() !== '';

const CARD_ITEMS: readonly ItemKey[] = ['campo_numero_cartao', 'campo_nome_cartao', 'campo_validade_cartao', 'campo_codigo_verificacao'];

/** The missing items without those of the card, which is typed last: what the quote itself lacks. @see */
export function withoutCardItems(items: readonly ItemKey[]): readonly ItemKey[] {
  return items.filter((item) => !CARD_ITEMS.includes(item));
}

/**
 * The items that are missing before hotel data may be copied or the booking e-mail sent, as the keys of their labels in the order of the
 * form; card items only for a card payment. An intermediary that is neither direct nor other counts as missing.
 * @see
 */
export function missingBookingItems(booking: Booking): readonly ItemKey[] {
  const byCard = isCardPayment(booking.tipoPagamento?.tipoFormaPagamento ?? null);
  const items: readonly (readonly [ItemKey, boolean])[] = [
    ['campo_intermediador', DIRECT.includes(booking.intermediador)],
    ['campo_tipo_pagamento', booking.tipoPagamento !== null],
    ['campo_numero_cartao', !byCard || isFilled(booking.numeroCartao)],
    ['campo_nome_cartao', !byCard || isFilled(booking.nomeCartao)],
    ['campo_validade_cartao', !byCard || isFilled(booking.validadeCartao)],
    ['campo_codigo_verificacao', !byCard || isFilled(booking.codigoVerificacao)],
    ['campo_fornecedor_servico', booking.fornecedorServico !== null],
    ['campo_checkin', isFilled(booking.checkin)],
    ['campo_checkout', isFilled(booking.checkout)],
    ['campo_tipo_apartamento', isFilled(booking.tipoApartamento)],
    ['campo_tipo_cama', isFilled(booking.tipoCama)],
    ['campo_tipo_tarifa', isFilled(booking.tipoTarifa)],
    ['campo_email_hotel', isFilled(booking.email)],
  ];
  return items.filter(([, filled]) => !filled).map(([key]) => key);
}

/**
 * The labels of the missing items, joined for the text `preencha_os_campos_obrigatorios`: `Tipo de cama, E-mail do hotel`.
 * @param say returns the text of a label
 * @see Q-183
 */
export function missingItemsText(items: readonly ItemKey[], say: (key: ItemKey) => string): string {
  return items.map(say).join(', ');
}
