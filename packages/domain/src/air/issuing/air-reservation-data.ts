import type { Flight, Segment } from '../../entities/index.ts';
import type { ReservationData } from '../../issuing/reservation-data.ts';

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
