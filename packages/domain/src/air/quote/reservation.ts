import { formatDateTime } from '@guiche/masks/date-time';
import { brazilianClock } from '../../dates/index.ts';
import { compareDeadlines, type DeadlineState, deadlineState } from '../../deadline/index.ts';
import type { AirQuote } from '../../entities/index.ts';

/**
 * Whether an air reservation is still valid: it expires after its validity; without a validity it never expires.
 * @see
 */
export function reservationState(quote: Pick<AirQuote, 'validadeReserva'>, now: Date): DeadlineState {
  return deadlineState(quote.validadeReserva, now);
}

/** The validity of a service's air reservations: the earliest validity of its quotes; quotes without one are left out. @see A-081 */
export function earliestReservation(quotes: readonly Pick<AirQuote, 'validadeReserva'>[]): string | null {
  return quotes.map((quote) => quote.validadeReserva).sort(compareDeadlines)[0] ?? null;
}

/** The expiry of a reservation in the time of Brasília: `05/11/2026 18:30`; `''` without a validity. @see S-051 */
export function reservationExpiry({ validadeReserva }: Pick<AirQuote, 'validadeReserva'>): string {
  return validadeReserva === null ? '' : formatDateTime(brazilianClock(new Date(validadeReserva)));
}
