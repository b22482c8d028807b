import type { ReservationData } from '../../issuing/reservation-data.ts';

/** The reservation data of a bus quote: the departure. @see Q-104 */
export function busReservationData({ dataPartida }: { readonly dataPartida: string | null }): ReservationData {
  return [dataPartida];
}
