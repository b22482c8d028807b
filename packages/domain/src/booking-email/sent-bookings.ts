import type { FieldChange, HotelQuote, QuoteLogEntry } from '../entities/index.ts';
import { newestFirst } from '../logs/index.ts';
import type { fieldsMessages } from '../messages/fields/index.ts';
import type { TopicKey } from '../messages/index.ts';

type FieldKey = TopicKey<typeof fieldsMessages>;

/** The action of a quote's log that a booking e-mail leaves. @see */
export const SENT_BOOKING = 'ENVIAR_RESERVA';

const HOTEL: FieldKey = 'campo_hotel';
const ADDRESS: FieldKey = 'campo_cotacao_email_hotel';

function told(campo: FieldKey, valor: string | null): readonly FieldChange[] {
  return valor ? [{ campo, antes: null, depois: { tipo: 'TEXTO', valor } }] : [];
}

/** What the logs of a request and of its quote tell of a booking e-mail: the hotel, and the address that got it. @see Q-184, B-034 */
export function bookingChanges({ nome, email }: Pick<HotelQuote, 'nome' | 'email'>): readonly FieldChange[] {
  return [...told(HOTEL, nome), ...told(ADDRESS, email)];
}

/** A booking e-mail that was sent. */
export interface SentBooking {
  /** The moment, in UTC. */
  readonly em: string;
  /** The name of who sent it. */
  readonly usuario: string;
  /** The address that got it; null when the log does not tell. */
  readonly email: string | null;
}

/** The booking e-mails that the log of a quote tells of, newest first: the hotel has a booking, and a second message may make another. @see Q-184 */
export function sentBookings(log: readonly Pick<QuoteLogEntry, 'acao' | 'usuario' | 'data' | 'alteracoes'>[]): readonly SentBooking[] {
  const sent = log.filter(({ acao }) => acao === SENT_BOOKING);
  return newestFirst(sent, ({ data }) => data).map(({ usuario, data, alteracoes = [] }) => {
    const address = alteracoes.find(({ campo }) => campo === ADDRESS)?.depois;
    return { em: data, usuario, email: address?.tipo === 'TEXTO' ? address.valor : null };
  });
}
