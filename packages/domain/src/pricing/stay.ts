import { minutesBetween } from '../dates/index.ts';
import { decimal, roundCents } from './decimal.ts';

const MINUTES_OF_A_DAY = 24 * 60;

/** Days between two wall-clock times, half-up to 2 decimals; 0 while a time is missing or invalid. */
function daysOf(from: string | null, to: string | null): number {
  const minutes = from === null || to === null ? 0 : minutesBetween(from, to);
  return Number.isNaN(minutes) ? 0 : roundCents(decimal(minutes).div(MINUTES_OF_A_DAY));
}

/**
 * Nights of a stay, `check-out − check-in` in days, half-up to 2 decimals: 70 hours are 2.92. Dates without a time give whole nights.
 *
 * 0 while a date is missing; negative when the check-out comes first, which validation refuses.
 * @see Q-123, S-081
 */
export function nights(checkin: string | null, checkout: string | null): number {
  return daysOf(checkin, checkout);
}

/**
 * Days that a car is charged for, `return − pickup` in days, half-up to 2 decimals, at least 1: 6 hours count as one day.
 *
 * 1 while a date is missing, or when the return comes first, which validation refuses.
 * @see Q-125
 */
export function carDays(dataRetirada: string | null, dataDevolucao: string | null): number {
  return Math.max(1, daysOf(dataRetirada, dataDevolucao));
}
