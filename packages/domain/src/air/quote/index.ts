export { type AirQuoteContext, airQuoteViolations, locatorsAreRequired } from './air-quote-violations.ts';
export { type BackwardFlight, backwardFlights } from './backward-flights.ts';
export { type EarlyFlight, earlyFlights } from './early-flights.ts';
export { type FlightCode, isFlightNumber, mayBecomeFlightNumber, readBareFlightNumber, readFlightNumber } from './flight-number.ts';
export { type AirportChange, airportFollowers, type FlightEnd, type FollowingAirport } from './following-airports.ts';
export {
  airlineFollowers,
  arrivalAfterDeparture,
  connectingFlight,
  exceedsOneWay,
  type FlightPath,
  type FlightStart,
  followingFlight,
} from './following-flights.ts';
export { emptyFlight, emptySegment, type NewAirQuoteContext, newAirQuote } from './new-air-quote.ts';
export { prepareAirQuote } from './prepare-air-quote.ts';
export {
  dependsOnReservation,
  earliestReservation,
  reservationExpiry,
  reservationState,
  serviceReservation,
} from './reservation.ts';
