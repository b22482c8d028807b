import { formatDateTime } from '@guiche/masks/date-time';
import { brazilianClock } from '../../dates/index.ts';
import { compareDeadlines, type DeadlineState, deadlineState } from '../../deadline/index.ts';
import type { AirQuote, AirService } from '../../entities/index.ts';
import type { StatusCotacao } from '../../enums/index.ts';

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

/** Statuses of a quote that was issued or given up: its seats are the traveller's, or nobody holds them. */
const WITHOUT_RESERVATION: readonly StatusCotacao[] = [
  'EMISSAO_FINALIZADA',
  'EMISSAO_ALTERADA',
  'EMISSAO_CANCELADA',
  'EMISSAO_CANCELAMENTO_PENDENTE',
  'COTACAO_CANCELADA',
];

/** Whether a quote in a status still depends on its reservation: not once it is issued, cancelled or going to be. @see A-081 */
export function dependsOnReservation(status: StatusCotacao): boolean {
  return !WITHOUT_RESERVATION.includes(status);
}

/** The validity of the reservations that a service still depends on: once a quote is chosen, of that one alone. @see A-081 */
export function serviceReservation({ cotacoes, escolhida }: Pick<AirService, 'cotacoes' | 'escolhida'>): string | null {
  if (escolhida) return dependsOnReservation(escolhida.statusCotacao) ? escolhida.validadeReserva : null;
  return earliestReservation(cotacoes.filter(({ statusCotacao }) => dependsOnReservation(statusCotacao)));
}

/** The expiry of a reservation in the time of Brasília: `05/11/2026 18:30`; `''` without a validity. @see S-051 */
export function reservationExpiry({ validadeReserva }: Pick<AirQuote, 'validadeReserva'>): string {
  return validadeReserva === null ? '' : formatDateTime(brazilianClock(new Date(validadeReserva)));
}
