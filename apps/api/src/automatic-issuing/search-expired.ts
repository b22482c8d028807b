import { prepareAirQuote } from '@guiche/domain/air/quote';
import { expiredReservationViolations } from '@guiche/domain/air/search';
import type { AirQuote, AirService } from '@guiche/domain/entities';
import type { StatusSolicitacao } from '@guiche/domain/enums';
import type { Violation } from '@guiche/domain/messages';
import { extraFeeAfterFare } from '@guiche/domain/pricing';
import { quoteForClient } from '@guiche/domain/quotes';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../deps.ts';
import { CallError, ViolationsError } from '../http/call-error.ts';
import { quoteOfRow } from '../quotes/data/quote-row.ts';
import { requestOfService } from '../requests/data/services.ts';
import { statusOf } from '../requests/data/visible-requests.ts';
import { findVisible, refuseAnothers, refuseUnlessQuoting } from '../requests/request-access.ts';
import type { FoundReservation } from '../sandbox/reservations-port.ts';
import { sandboxReservations } from '../sandbox/sandbox-reservations.ts';
import type { Session } from '../session/data/sessions.ts';
import { isOfClient } from '../users/is-of-client.ts';
import { chosenAirQuotes } from './data/chosen-air-quotes.ts';
import { storeFound } from './data/found-reservations.ts';

const ANSWER_MS = 20_000;

interface AskedSearch {
  /** As it was sent: its id alone is believed. */
  readonly service: AirService;
  /** The status of the request that the clerk saw, if it says so. */
  readonly status: StatusSolicitacao | undefined;
}

/** The quote with the reservation that was found: the price follows the fare, the margin stays as the client approved it. */
function withFound(quote: AirQuote, found: FoundReservation): AirQuote {
  const { codigoReserva, validadeReserva, tarifa, taxas } = found;
  const locators = quote.segmentos.map((segment) => ({
    ...segment,
    voos: segment.voos.map((flight) => ({ ...flight, localizador: codigoReserva })),
  }));
  const fare = { tarifa, taxas, ...(tarifa === null || tarifa === quote.tarifa ? {} : extraFeeAfterFare(quote, tarifa)) };
  const renewed = { ...quote, ...fare, codigoReserva, localizador: codigoReserva, validadeReserva, reservado: true, segmentos: locators };
  return prepareAirQuote(renewed, null);
}

/**
 * Searches for the expired reservation of a service's chosen quote again. What is found is kept, so that it can take the quote's place; the
 * request stays as it is. The people of a client company search while the request is quoted.
 *
 * Errors: 404; 403 for another's request; 422 why it may not be searched for, or with each refusal of the reservation system; 502 when that does
 * not answer.
 * @see Q-199 @see Q-257 @see Q-310
 */
export async function searchExpired(
  deps: Deps,
  session: Session,
  { service, status }: AskedSearch,
  log: FastifyBaseLogger,
): Promise<AirQuote> {
  const uuid = await requestOfService(deps.db, service.id);
  if (uuid === undefined) throw new CallError(404, 'servico_nao_encontrado');
  const request = await findVisible(deps.db, session, { uuid });
  refuseAnothers(request, session);
  if (isOfClient(session)) refuseUnlessQuoting(request);
  const place = (await chosenAirQuotes(deps.db, request)).find((one) => one.service.id === service.id);
  if (!place) throw new CallError(404, 'cotacao_nao_encontrada');
  const quote = quoteOfRow<'AEREO'>(place.row);
  const now = deps.now();
  const present = statusOf(request);
  const violations: readonly Violation[] =
    status === undefined || present === status
      ? expiredReservationViolations({ status: present, quote, idCotacaoEscolhida: quote.id }, now)
      : [{ key: 'reserva_nao_esta_vencida', field: '' }];
  if (violations.length > 0) throw new ViolationsError(violations);
  const found = await sandboxReservations.reserveAgain(quote, now, AbortSignal.timeout(ANSWER_MS)).catch((error: unknown) => {
    log.warn({ erro: error instanceof Error ? error.name : 'unknown' }, 'a reservation system did not answer');
    throw new CallError(502, 'nao_foi_possivel_realizar_a_reserva_do_seu_aereo');
  });
  if ('refusals' in found) {
    throw new ViolationsError(found.refusals.map((motivo) => ({ key: 'reserva_recusada', params: { motivo }, field: '' })));
  }
  const offer = withFound(quote, found);
  await storeFound(deps.db, offer, now);
  return isOfClient(session) ? quoteForClient(offer) : offer;
}
