import type { Flight, Segment } from '../entities/index.ts';

/** The parts of a reservation that a client approves, as texts; two quotes with the same texts reserve the same. */
type ReservationData = readonly (string | null)[];

function flightData({ cia, numero, origem, destino, dataPartida, dataChegada }: Flight): ReservationData {
  return [cia, numero, origem, destino, dataPartida, dataChegada];
}

/**
 * The reservation data of an air quote: airline, number, origin, destination, departure and arrival of each flight, in order.
 * @see Q-104
 */
export function airReservationData(quote: { readonly segmentos: readonly Pick<Segment, 'voos'>[] }): ReservationData {
  return quote.segmentos.flatMap(({ voos }) => voos.flatMap(flightData));
}

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

/** The reservation data of a bus quote: the departure. @see Q-104 */
export function busReservationData({ dataPartida }: { readonly dataPartida: string | null }): ReservationData {
  return [dataPartida];
}

/** Whether two quotes of the same kind reserve something different. @see Q-104 */
export function reservationDataChanged(before: ReservationData, after: ReservationData): boolean {
  return before.length !== after.length || before.some((value, index) => value !== after[index]);
}
