import type { ReservationData } from '../../issuing/reservation-data.ts';

export interface CarReservation {
  readonly dataRetirada: string | null;
  readonly horaRetirada: string | null;
  readonly dataDevolucao: string | null;
  readonly horaDevolucao: string | null;
  readonly localRetirada: string | null;
  readonly localDevolucao: string | null;
}

/** The reservation data of a car quote: dates, times and places of pickup and return. @see Q-104 */
export function carReservationData(quote: CarReservation): ReservationData {
  return [quote.dataRetirada, quote.horaRetirada, quote.dataDevolucao, quote.horaDevolucao, quote.localRetirada, quote.localDevolucao];
}
