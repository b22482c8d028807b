export {
  baggageLabel,
  daysLater,
  type FlownQuote,
  flightBaggageLabel,
  type Label,
  segmentEnds,
  shownAirline,
  stopsLabel,
  type TimeAt,
  waitBetween,
  waitingTime,
} from './air-display.ts';
export { AIRLINE_IATAS, type AirlineIata, airlineIata, airlineName } from './airlines.ts';
export { cabinLabel } from './cabin-label.ts';
export { segmentMinutes } from './segment-minutes.ts';
