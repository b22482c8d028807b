import type { PaymentType, Traveller } from '../entities/index.ts';
import { isCardPayment } from '../payments/index.ts';

export interface BookingFacts<Card> {
  readonly viajantes: readonly Pick<Traveller, 'nomeCompleto'>[];
  readonly tipoPagamento: Pick<PaymentType, 'tipoFormaPagamento' | 'descricao'>;
  readonly consolidadora: string;
  readonly empresa: { readonly nome: string };
  readonly cartao: Card;
}

/**
 * The derived fields of the booking e-mail: the travellers' names joined with `, `, whether it is paid by card, the card (only then), the
 * payment type's description, whether the consolidator is INTERNO, and the client company's name.
 * @see Q-188
 */
export function bookingEmailFields<Card>({ viajantes, tipoPagamento, consolidadora, empresa, cartao }: BookingFacts<Card>) {
  const pagoComCartao = isCardPayment(tipoPagamento.tipoFormaPagamento);
  return {
    viajantes: viajantes.map(({ nomeCompleto }) => nomeCompleto).join(', '),
    pagoComCartao,
    ...(pagoComCartao && { cartao }),
    formaPagamento: tipoPagamento.descricao,
    consolidadoraInterna: consolidadora === 'INTERNO',
    cliente: empresa.nome,
  };
}

/** The maximum length of a hotel's e-mail, on input and before saving. @see Q-187 */
export const HOTEL_EMAIL_LENGTH = 100;

/** A hotel's e-mail as it is stored: its first 100 characters. @see Q-187 */
export function storedHotelEmail(email: string): string {
  return email.slice(0, HOTEL_EMAIL_LENGTH);
}
