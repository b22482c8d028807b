/** What a supplier says to the cancellation of a reservation; a refusal has its reason, in the supplier's own words. */
type ReservationAnswer = { readonly cancelled: true } | { readonly cancelled: false; readonly reason: string };

/** The suppliers with whom hotel reservations are made. @see Q-249 */
export interface HotelReservationPort {
  /**
   * Cancels the reservation with a code. One that is cancelled already is cancelled: a try whose response was lost can be repeated. Rejects
   * when the supplier does not answer, or when the signal says that it has taken too long.
   */
  cancel: (codigoReserva: string, signal: AbortSignal) => Promise<ReservationAnswer>;
}
