import { minutesBetween } from '../dates/index.ts';
import { decimal, roundCents } from './decimal.ts';

const MINUTES_OF_A_DAY = 24 * 60;

/** Days between two wall-clock times, half-up to 2 decimals: 70 hours are 2.92; 0 while a time is missing or invalid. */
export function daysBetweenMoments(from: string | null, to: string | null): number {
  const minutes = from === null || to === null ? 0 : minutesBetween(from, to);
  return Number.isNaN(minutes) ? 0 : roundCents(decimal(minutes).div(MINUTES_OF_A_DAY));
}
