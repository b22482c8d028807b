import { daysBetweenMoments } from '../../pricing/days-between.ts';

/**
 * Nights of a stay, `check-out − check-in` in days, half-up to 2 decimals: 70 hours are 2.92. Dates without a time give whole nights.
 *
 * 0 while a date is missing; negative when the check-out comes first, which validation refuses.
 * @see Q-123, S-081
 */
export function nights(checkin: string | null, checkout: string | null): number {
  return daysBetweenMoments(checkin, checkout);
}
