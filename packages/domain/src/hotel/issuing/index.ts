export { type HotelReservation, hotelReservationData } from './hotel-reservation-data.ts';
