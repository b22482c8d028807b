import type { AirQuote } from '../../entities/index.ts';
import { type EditedIssue, issueEditViolations } from '../../issuing/issues-may-change.ts';
import type { Violation } from '../../messages/index.ts';
import { reservationState } from '../quote/reservation.ts';

/** A chosen air quote whose reservation may have expired. */
export interface ExpiredReservation extends EditedIssue {
  readonly quote: EditedIssue['quote'] & Pick<AirQuote, 'validadeReserva' | 'emitidaAutomaticamente'>;
}

/**
 * Why the reservation of an air quote may not be searched for again: the quote may not be edited at issue or waits for no issue any more, it was
 * issued automatically, or its reservation has not expired. Empty when it may.
 * @see
 */
export function expiredReservationViolations(expired: ExpiredReservation, now: Date): readonly Violation[] {
  const violations = issueEditViolations(expired);
  if (violations.length > 0) return violations;
  const { quote } = expired;
  const waits = quote.statusCotacao === 'EMISSAO_PENDENTE' && !quote.emitidaAutomaticamente;
  if (waits && reservationState(quote, now) === 'past') return [];
  return [{ key: 'reserva_nao_esta_vencida', field: '' }];
}

/** Whether the reservation of an air quote may be searched for again. @see Q-199 */
export function mayReSearch(expired: ExpiredReservation, now: Date): boolean {
  return expiredReservationViolations(expired, now).length === 0;
}
