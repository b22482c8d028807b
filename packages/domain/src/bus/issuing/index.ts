export { busReservationData } from './bus-reservation-data.ts';
