import type { writeBookingText } from '@guiche/contract/booking-email';
import {
  bookingByEmailIsOffered,
  bookingCardViolations,
  bookingEmailFields,
  hotelBooking,
  hotelMayBeBooked,
  missingBookingItems,
  missingItemsText,
} from '@guiche/domain/booking-email';
import type { HotelQuote, TravellerCard, TravelRequest } from '@guiche/domain/entities';
import type { Language } from '@guiche/domain/language';
import type { Violation } from '@guiche/domain/messages';
import { isEmail } from '@guiche/masks/email';
import type { output as Output } from 'zod/v4/core';
import { type Transaction, withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError, ViolationsError } from '../http/call-error.ts';
import { textOf } from '../http/texts.ts';
import { changedByAnother } from '../quotes/changed-by-another.ts';
import { selectQuoteLocked } from '../quotes/data/find-quote.ts';
import { loadRequest } from '../requests/load-request.ts';
import type { Session } from '../session/data/sessions.ts';
import { worksAtOwnAgency } from '../users/own-agency.ts';

export type BookingBody = Output<(typeof writeBookingText)['body']>;

/** A booking that may be sent: as it is stored, and the card that was sent with it. */
export interface CheckedBooking {
  readonly request: TravelRequest;
  readonly quote: HotelQuote;
  readonly fields: ReturnType<typeof bookingEmailFields<TravellerCard | null>>;
  readonly email: string;
  readonly card: TravellerCard | null;
}

function violationsOf(quote: HotelQuote, card: TravellerCard | null, language: Language, now: Date): readonly Violation[] {
  const missing = missingBookingItems(hotelBooking(quote, card));
  if (missing.length > 0) {
    const campos = missingItemsText(missing, (key) => textOf(language, key));
    return [{ key: 'preencha_os_campos_obrigatorios', params: { campos }, field: '' }];
  }
  const wrong = card ? bookingCardViolations(card, now).map((one) => ({ ...one, field: `cartao.${one.field}` })) : [];
  return isEmail(quote.email ?? '') ? wrong : [...wrong, { key: 'email_invalido', field: 'cotacao.email' }];
}

async function check(tx: Transaction, session: Session, body: BookingBody, language: Language, now: Date): Promise<CheckedBooking> {
  const request = await loadRequest(tx, session, body.idViagem);
  const service = request.servicosHotel.find(({ cotacoes }) => cotacoes.some(({ id }) => id === body.cotacao.id));
  const quote = service?.cotacoes.find(({ id }) => id === body.cotacao.id);
  if (!service || !quote) throw new CallError(404, 'cotacao_nao_encontrada');
  if (quote.versao !== body.cotacao.versao) {
    const row = await selectQuoteLocked(tx, quote.id);
    throw row ? await changedByAnother(tx, row) : new CallError(404, 'cotacao_nao_encontrada');
  }
  if (!hotelMayBeBooked(quote.statusCotacao)) throw new ViolationsError([{ key: 'reserva_de_cotacao_cancelada', field: '' }]);
  const facts = { viajantes: service.viajantes, empresa: request.empresa, consolidadora: quote.agenciaServico?.consolidadora ?? '' };
  const type = quote.tipoPagamento ?? { tipoFormaPagamento: 'FATURADO', descricao: '' };
  const fields = bookingEmailFields({ ...facts, tipoPagamento: type, cartao: body.cartao ?? null });
  // A card that the payment does not ask for goes nowhere.
  const card = fields.cartao ?? null;
  const violations = violationsOf(quote, card, language, now);
  if (violations.length > 0) throw new ViolationsError(violations);
  return { request, quote, fields, email: (quote.email ?? '').trim(), card };
}

/**
 * The booking of a body, from what is stored: the quote must be stored in the version that the caller saw. Errors: 403 for another than the
 * own agency and for a request that is with another consultant, 404, 409, 422 with the missing items or what is wrong with the card, and
 * for a quote that is cancelled or going to be.
 * @see, B-061
 */
export async function checkBooking({ db, now }: Deps, session: Session, body: BookingBody, language: Language): Promise<CheckedBooking> {
  if (!bookingByEmailIsOffered(worksAtOwnAgency(session))) throw new CallError(403, 'sem_permissao');
  return withTransaction(db, (tx) => check(tx, session, body, language, now()));
}
