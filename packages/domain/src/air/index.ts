export { baggageLabel, daysLater, type Label, segmentEnds, shownAirline, stopsLabel, waitingTime } from './air-display.ts';
export { earliestReservation, reservationState } from './reservation.ts';
