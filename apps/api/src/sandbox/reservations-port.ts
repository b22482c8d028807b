import type { AirQuote } from '@guiche/domain/entities';

/** What a reservation system offers in place of an expired reservation; it holds it until `validadeReserva`. */
export type FoundReservation = Pick<AirQuote, 'tarifa' | 'taxas' | 'codigoReserva' | 'validadeReserva'>;

/** A system that reserves flights. Rejects when it does not answer. @see Q-257 */
export interface ReservationsPort {
  /** Reserves the flights of an expired reservation anew; a list of sentences when the system refuses. */
  reserveAgain: (quote: AirQuote, now: Date, signal: AbortSignal) => Promise<FoundReservation | { readonly refusals: readonly string[] }>;
}
