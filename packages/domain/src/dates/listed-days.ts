import { daysBetween } from './wall-clock.ts';

/**
 * The number of days from one day to another, both included: 3 for 10 to 12 May. 0 when the end comes first; `NaN` for a text that is not a
 * date.
 *
 * For the nights of a stay see `nights`.
 * @see S-082
 */
export function listedDays(start: string, end: string): number {
  return Math.max(0, daysBetween(start, end) + 1);
}
