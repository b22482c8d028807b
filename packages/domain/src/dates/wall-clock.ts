import type { WallClock } from '../units/index.ts';

/**
 * Minutes from one wall-clock time (`2026-11-21T14:05`, or a day alone) to another; negative when it runs backwards.
 *
 * Wall-clock texts have no zone: both are read in the same one. `NaN` for a text that is not a date and time.
 */
export function minutesBetween(from: WallClock, to: WallClock): number {
  return Math.round((readClock(to) - readClock(from)) / 60_000);
}

/** Calendar days from one date to another, whatever the time of day: 1 from 10 March 23:00 to 11 March 01:00. */
export function daysBetween(from: WallClock, to: WallClock): number {
  return Math.round((readClock(to.slice(0, 10)) - readClock(from.slice(0, 10))) / 86_400_000);
}

function readClock(text: string): number {
  return Date.parse(text.length > 10 ? `${text}:00Z` : text);
}
