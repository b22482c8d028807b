import type { StatusCotacao } from '../enums/index.ts';

/** Whether hotels are booked by e-mail: only users of the own agency do it. @see Q-025 */
export function bookingByEmailIsOffered(ownAgency: boolean): boolean {
  return ownAgency;
}

/** Statuses of a quote that is cancelled, or is going to be: a message would book what the client gave up. */
const GIVEN_UP: readonly StatusCotacao[] = ['COTACAO_CANCELADA', 'EMISSAO_CANCELADA', 'EMISSAO_CANCELAMENTO_PENDENTE'];

/** Whether the hotel of a quote may still be booked. @see Q-184 */
export function hotelMayBeBooked(status: StatusCotacao): boolean {
  return !GIVEN_UP.includes(status);
}
