import { randomInt } from 'node:crypto';
import { bookingChanges, SENT_BOOKING } from '@guiche/domain/booking-email';
import type { Language } from '@guiche/domain/language';
import type { FastifyBaseLogger } from 'fastify';
import { type Transaction, withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError } from '../http/call-error.ts';
import { writeQuoteLog } from '../quotes/data/quote-log.ts';
import { writeRequestLog } from '../requests/data/request-log.ts';
import type { Session } from '../session/data/sessions.ts';
import { type BookingBody, type CheckedBooking, checkBooking } from './check-booking.ts';
import { deleteLink } from './data/card-links.ts';
import { giveSendingBack, insertTicket, noteSent, takeSending, wasSent } from './data/tickets.ts';
import { makeLink } from './make-link.ts';
import { writeBooking } from './write-booking.ts';

/** Nine digits, so that a person can say it. */
const TICKETS = { from: 100_000_000, to: 1_000_000_000 } as const;
/** After this time a try to send has failed, or its server has: the settings of SMTP give up before. */
const SENDING_MS = 60_000;

/** Opens the ticket of a booking that may be sent. Its message follows, outside of the transaction. @see */
export async function openTicket(deps: Deps, session: Session, body: BookingBody, language: Language) {
  const { request, quote } = await checkBooking(deps, session, body, language);
  const id = randomInt(TICKETS.from, TICKETS.to);
  const { usuario } = session;
  await insertTicket(deps.db, { id, solicitacaoUuid: request.uuid, cotacaoId: quote.id, usuarioId: usuario.id, criadaEm: deps.now() });
  return { ticket: { id } };
}

export interface Sending {
  readonly session: Session;
  readonly body: BookingBody;
  readonly language: Language;
  /** The address of the server, as hotels reach it. */
  readonly origin: string;
  readonly log: FastifyBaseLogger;
}

interface Sent {
  readonly booking: CheckedBooking;
  readonly session: Session;
  readonly em: Date;
}

/** Notes that a ticket was sent: who opens its quote next is told, and so is who asks what happened to the request. @see Q-184, B-034 */
async function logSent(tx: Transaction, id: number, { booking, session, em }: Sent): Promise<void> {
  const { request, quote, email } = booking;
  const by = { usuarioNome: session.usuario.nome, em };
  await noteSent(tx, id, em);
  await writeQuoteLog(tx, { acao: SENT_BOOKING, quote: { ...quote, email }, request, ...by });
  await writeRequestLog(tx, {
    solicitacaoUuid: request.uuid,
    tipo: 'RESERVA_ENVIADA',
    alteracoes: bookingChanges({ nome: quote.nome, email }),
    ...by,
  });
}

/**
 * Sends the message of a ticket, unless it is sent: also for a call that is sent again after its first try failed or its server died. Errors:
 * 502 when nobody takes it over, after which the card is not kept; 503 while another try is on its way. What was sent is noted with its log
 * entries.
 * @see, B-034, B-062
 */
export async function sendTicket(deps: Deps, id: number, { session, body, language, origin, log }: Sending): Promise<void> {
  if (await wasSent(deps.db, id)) return;
  const now = deps.now();
  const since = new Date(now.getTime() - SENDING_MS);
  if (!(await takeSending(deps.db, id, { now, since })))
    throw new CallError(503, 'servidor_ocupado', {}, { headers: { 'retry-after': '5' } });
  let linkId: string | undefined;
  let booking: CheckedBooking;
  try {
    booking = await checkBooking(deps, session, body, language);
    const link = await makeLink(deps, booking, origin);
    linkId = link?.id;
    const { subject, text } = writeBooking(booking, link, session, language);
    const { usuario } = session;
    await deps.mail
      .send({
        to: { name: booking.quote.nome ?? '', address: booking.email },
        replyTo: { name: usuario.nome, address: usuario.email },
        subject,
        text,
      })
      .catch((error: unknown) => {
        log.error({ err: error, ticket: id }, 'a booking e-mail was not sent');
        throw new CallError(502, 'erro_ao_enviar_email_via_zendesk');
      });
  } catch (error) {
    if (linkId !== undefined) await deleteLink(deps.db, linkId);
    await giveSendingBack(deps.db, id);
    throw error;
  }
  await withTransaction(deps.db, (tx) => logSent(tx, id, { booking, session, em: deps.now() }));
}
