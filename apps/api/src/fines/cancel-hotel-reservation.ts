import type { HotelQuote } from '@guiche/domain/entities';
import { cancellationCalculation, confirmedFineViolations, settledFine } from '@guiche/domain/fines';
import { cancelIssue } from '@guiche/domain/issuing';
import type { FastifyBaseLogger } from 'fastify';
import { withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError, ViolationsError } from '../http/call-error.ts';
import type { HotelReservationPort } from '../sandbox/hotel-reservation-port.ts';
import type { Session } from '../session/data/sessions.ts';
import { endIssue } from './end-issue.ts';
import { checkSeen, findIssue, type Issue, lockIssue, refuseUnlessEnding } from './find-issue.ts';

/** A supplier that has not answered after this time does not answer. */
const SUPPLIER_MS = 10_000;

/** What is confirmed about a reservation. */
export interface ReservationCancelling {
  readonly idCotacao: string;
  readonly seen: string;
  readonly multa: number | null;
}

/** Refuses (422) what the rules forbid. @see Q-151 */
function refuseUnlessAllowed(issue: Issue<'HOTEL'>, multa: number | null): void {
  refuseUnlessEnding('HOTEL', issue, 'CANCELAMENTO');
  const { total, moeda } = issue.quote;
  const violations = confirmedFineViolations('HOTEL', { multa, total, currency: moeda?.codigo });
  if (violations.length > 0) throw new ViolationsError(violations);
}

interface Outside {
  readonly reservations: HotelReservationPort;
  readonly log: FastifyBaseLogger;
}

/**
 * Cancels a reservation at its supplier, before anything is written here and outside of a transaction: a supplier may take a while. One that
 * was booked without a code, as by e-mail, is at no supplier that could be asked.
 *
 * A supplier's cancellation whose write then fails is repeated by the next try; a supplier that fails leaves everything as it was. An issue
 * that is cancelled already is left to the write, which knows whether it was this one.
 *
 * Errors: 404, 403, 409, 422 also with the words of a supplier that refuses, 502 when it does not answer.
 * @see Q-249
 */
export async function cancelAtSupplier(
  { db }: Deps,
  session: Session,
  { idCotacao, seen, multa }: ReservationCancelling,
  { reservations, log }: Outside,
): Promise<void> {
  const issue = await findIssue(db, session, 'HOTEL', idCotacao);
  if (issue.quote.statusCotacao === 'EMISSAO_CANCELADA') return;
  await checkSeen(db, issue.row, seen);
  refuseUnlessAllowed(issue, multa);
  const code = issue.quote.codigoReserva?.trim() ?? '';
  if (code === '') return;
  const answer = await reservations.cancel(code, AbortSignal.timeout(SUPPLIER_MS)).catch((error: unknown) => {
    log.error({ err: error, quote: idCotacao }, 'a hotel reservation was not cancelled');
    throw new CallError(502, 'fornecedor_nao_respondeu');
  });
  if (!answer.cancelled) throw new ViolationsError([{ key: 'reserva_nao_cancelada', field: '', words: answer.reason }]);
}

/** Writes that the reservation of a hotel was cancelled, with its fine. Errors: 404, 403, 409, 422. @see */
export function writeCancelledReservation(
  { db, now }: Deps,
  session: Session,
  { multa: entered, ...key }: ReservationCancelling,
): Promise<HotelQuote> {
  const moment = now();
  return withTransaction(db, async (tx) => {
    const issue = await lockIssue(tx, session, 'HOTEL', key);
    refuseUnlessAllowed(issue, entered);
    const { quote } = issue;
    const { multa, opcaoSaldo } = settledFine('HOTEL', { multa: entered, opcaoSaldo: null }, quote.total);
    return endIssue<'HOTEL'>(tx, session, issue, {
      acao: 'CANCELAR',
      quote: cancelIssue(quote, { multa, opcaoSaldo, dataCancelamento: moment.toISOString() }),
      calculo: cancellationCalculation(quote, { multa, credito: null }),
      em: moment,
    });
  });
}
