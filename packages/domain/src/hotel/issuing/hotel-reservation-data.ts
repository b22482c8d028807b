import type { ReservationData } from '../../issuing/reservation-data.ts';

export interface HotelReservation {
  readonly nome: string | null;
  readonly tipoApartamento: string | null;
  readonly checkin: string | null;
  readonly checkout: string | null;
}

/** The reservation data of a hotel quote: name, room type, check-in and check-out. @see Q-104 */
export function hotelReservationData({ nome, tipoApartamento, checkin, checkout }: HotelReservation): ReservationData {
  return [nome, tipoApartamento, checkin, checkout];
}
