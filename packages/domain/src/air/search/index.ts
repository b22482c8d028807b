export { airButton } from './air-button.ts';
export { type AirSearch, type AirSearchLeg, airSearchViolations, mirroredLeg } from './air-search.ts';
export { anotherAirServiceViolation, MAX_AIR_SERVICES } from './air-service-limit.ts';
export { expiresInApproval } from './approval-expiry.ts';
export { expiredReservationViolations, mayReSearch } from './expired-reservation.ts';
export {
  chosenAfterSearch,
  type Question,
  replacementQuestion,
  reSearchQuestion,
  reservationQuestion,
  withFoundReservation,
} from './re-search.ts';
