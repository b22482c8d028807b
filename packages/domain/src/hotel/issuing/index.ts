export { cancelHotelIssue, type HotelCancellation } from './hotel-cancellation.ts';
export { type HotelReservation, hotelReservationData } from './hotel-reservation-data.ts';
