export { type CarReservation, carReservationData } from './car-reservation-data.ts';
