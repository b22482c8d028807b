import { daysBetween } from './wall-clock.ts';

/**
 * How many days a list from one day to another has, both included: 10 to 12 May are 3. 0 when the end comes first; `NaN` for a text
 * that is no date.
 *
 * Not the nights of a stay: those are `nights`.
 * @see S-082
 */
export function listedDays(start: string, end: string): number {
  return Math.max(0, daysBetween(start, end) + 1);
}
