import type { AirQuote } from '../../entities/index.ts';
import { type EditedIssue, issueEditViolations } from '../../issuing/issues-may-change.ts';
import type { Violation } from '../../messages/index.ts';
import { quotesMayChange } from '../../requests/index.ts';
import { reservationState } from '../quote/reservation.ts';

/** A chosen air quote whose reservation may have expired. */
export interface ExpiredReservation extends EditedIssue {
  readonly quote: EditedIssue['quote'] & Pick<AirQuote, 'validadeReserva' | 'emitidaAutomaticamente'>;
}

/**
 * Why the reservation of an air quote may not be searched for again: it is not the chosen one, it may not be edited at issue or waits for no issue
 * any more, it was issued automatically, or its reservation has not expired. While the request is quoted, its offer must be pending. Empty when it
 * may.
 * @see, S-052
 */
export function expiredReservationViolations(expired: ExpiredReservation, now: Date): readonly Violation[] {
  const quoted = quotesMayChange(expired.status);
  const violations = quoted ? chosenViolations(expired) : issueEditViolations(expired);
  if (violations.length > 0) return violations;
  const { quote } = expired;
  const waits = quote.statusCotacao === (quoted ? 'COTACAO_PENDENTE' : 'EMISSAO_PENDENTE') && !quote.emitidaAutomaticamente;
  if (waits && reservationState(quote, now) === 'past') return [];
  return [{ key: 'reserva_nao_esta_vencida', field: '' }];
}

function chosenViolations({ quote, idCotacaoEscolhida }: ExpiredReservation): readonly Violation[] {
  return quote.id === idCotacaoEscolhida ? [] : [{ key: 'cotacao_nao_e_a_escolhida', field: '' }];
}

/** Whether the reservation of an air quote may be searched for again. @see Q-199, S-052 */
export function mayReSearch(expired: ExpiredReservation, now: Date): boolean {
  return expiredReservationViolations(expired, now).length === 0;
}
