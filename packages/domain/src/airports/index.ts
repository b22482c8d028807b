export { isInBrazil } from './is-in-brazil.ts';
export { type ClockAt, minutesUnderWay } from './minutes-under-way.ts';
export { zoneOfAirport } from './zone-of-airport.ts';
