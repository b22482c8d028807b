import { isExistingDay } from '../internal/existing-moment.ts';

/** How far the clocks are behind UTC where a day ends last. */
const LAST_PLACE_MS = 12 * 3_600_000;

/**
 * Whether a day, or the day of a local time, is past in every time zone at a moment: a service has the clock of its place, which no rule knows, so a
 * day that still lasts anywhere is not past. False for a missing date and for a text that is not a date.
 */
export function isPastEverywhere(date: string | null | undefined, now: Date): boolean {
  const day = (date ?? '').slice(0, 10);
  return isExistingDay(day) && day < new Date(now.getTime() - LAST_PLACE_MS).toISOString().slice(0, 10);
}
