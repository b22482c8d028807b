import { compareDeadlines, type DeadlineState, deadlineState } from '../deadline/index.ts';
import type { AirQuote } from '../entities/index.ts';

/** Whether an air reservation still holds: past its validity it has expired; without one it never does. @see */
export function reservationState(quote: Pick<AirQuote, 'validadeReserva'>, now: Date): DeadlineState {
  return deadlineState(quote.validadeReserva, now);
}

/** The validity of a service's air reservations: the earliest of its quotes; those without one are left out. @see A-081 */
export function earliestReservation(quotes: readonly Pick<AirQuote, 'validadeReserva'>[]): string | null {
  return quotes.map((quote) => quote.validadeReserva).sort(compareDeadlines)[0] ?? null;
}
