import { hotelQuoteSchema, line } from '@guiche/domain/entities';
import * as z from 'zod/mini';

/** The card that pays for a booking: whole, because the hotel must be able to charge it. It is in this body alone, and in no response. @see B-062 */
export const bookingCardSchema = z.object({
  /** Digits. */
  numero: z.string().check(z.regex(/^\d{12,19}$/)),
  /** The verification code. */
  cvv: z.string().check(z.regex(/^\d{3,4}$/)),
  /** Month and year, `1228`. */
  validade: z.string().check(z.regex(/^\d{4}$/)),
  titular: line,
});

/**
 * The booking that a hotel gets by e-mail. The server takes everything but the card from what is stored: the quote must be stored in the
 * version that `cotacao` has.
 * @see
 */
export const bookingBodySchema = z.object({
  /** Only with a card payment. */
  cartao: z.optional(bookingCardSchema),
  /** The name of the client company. */
  cliente: line,
  /** The travellers' full names, joined with `, `. */
  viajantes: z.string().check(z.maxLength(10_000)),
  /** The description of the payment type. */
  formaPagamento: line,
  quantidadeDiarias: hotelQuoteSchema.shape.quantidadeDiarias,
  /** Whether the consolidator is INTERNO. */
  consolidadoraInterna: z.boolean(),
  pagoComCartao: z.boolean(),
  /** The number of the request. */
  idViagem: z.int(),
  cotacao: hotelQuoteSchema,
  pix: z.nullable(line),
});
