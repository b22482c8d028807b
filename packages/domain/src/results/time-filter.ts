import type { BusQuote } from '../entities/index.ts';
import { departureOf, type Itinerary, outboundSegment, returnSegment } from './itinerary.ts';
import { liesWithin, type Range } from './range.ts';

/** The hours of a time slider: up to 24, so that a departure at 23:30 is included. */
export const HOURS: Range = { min: 0, max: 24 };

/** How a time slider shows an hour: `8:00` for 8. @see S-033 */
export function hourLabel(hour: number): string {
  return `${hour}:00`;
}

/** Minutes since midnight of a wall-clock text; null for none. */
function minuteOfDay(time: string | null): number | null {
  const [, hour, minute] = /T(\d{2}):(\d{2})/.exec(time ?? '') ?? [];
  return hour === undefined ? null : Number(hour) * 60 + Number(minute);
}

/** A range of whole hours in minutes; 12 means 12:00, so that 12:01 is outside. */
function inMinutes(hours: Range | null): Range | null {
  return hours && { min: hours.min * 60, max: hours.max * 60 };
}

/**
 * Keeps the results that depart on their way out between two hours of the day (0 to 24), 8 and 12 meaning 08:00 to 12:00; null keeps all.
 * @see S-025
 */
export function outboundTimeFilter(hours: Range | null): (result: Itinerary) => boolean {
  const range = inMinutes(hours);
  return (result) => liesWithin(minuteOfDay(departureOf(outboundSegment(result))), range);
}

/**
 * Keeps the results that depart on their way back between two hours of the day; a result without a way back is kept, and null keeps all.
 * @see S-026
 */
export function returnTimeFilter(hours: Range | null): (result: Itinerary) => boolean {
  const range = inMinutes(hours);
  return (result) => {
    const back = returnSegment(result);
    return back === undefined || liesWithin(minuteOfDay(departureOf(back)), range);
  };
}

/** Keeps the coaches that depart between two hours of the day; null keeps all. @see S-101 */
export function departureTimeFilter(hours: Range | null): (result: Pick<BusQuote, 'dataPartida'>) => boolean {
  const range = inMinutes(hours);
  return ({ dataPartida }) => liesWithin(minuteOfDay(dataPartida), range);
}
