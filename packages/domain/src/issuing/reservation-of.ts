import { airReservationData } from '../air/issuing/air-reservation-data.ts';
import { busReservationData } from '../bus/issuing/bus-reservation-data.ts';
import { carReservationData } from '../car/issuing/car-reservation-data.ts';
import type { QuoteOf } from '../entities/index.ts';
import type { TipoServico } from '../enums/index.ts';
import { hotelReservationData } from '../hotel/issuing/hotel-reservation-data.ts';
import type { ReservationData } from './reservation-data.ts';

const OF_KIND: { readonly [Kind in TipoServico]: (quote: QuoteOf[Kind]) => ReservationData } = {
  AEREO: airReservationData,
  HOTEL: hotelReservationData,
  CARRO: carReservationData,
  RODOVIARIO: busReservationData,
  // Q-104 names no reservation data of other services.
  OUTROS: () => [],
};

/** The reservation data of a quote of any kind: what a client approves of it beside its price. @see Q-104 */
export function reservationOf<Kind extends TipoServico>(kind: Kind, quote: QuoteOf[Kind]): ReservationData {
  return OF_KIND[kind](quote);
}
