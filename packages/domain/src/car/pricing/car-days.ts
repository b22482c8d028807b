import { daysBetweenMoments } from '../../pricing/days-between.ts';

/** The fewest and the most days that a car is charged for: days have 2 decimals. @see Q-125 */
export const CAR_DAYS_LIMITS = { min: 1, max: 9999 } as const;

/**
 * Days that a car is charged for, `return − pickup` in days, half-up to 2 decimals, at least 1: 6 hours count as one day.
 *
 * 1 while a date is missing, or when the return comes first, which validation refuses.
 * @see Q-125
 */
export function carDays(dataRetirada: string | null, dataDevolucao: string | null): number {
  return Math.max(CAR_DAYS_LIMITS.min, daysBetweenMoments(dataRetirada, dataDevolucao));
}
