import type { UtcInstant } from '../units/index.ts';

/** A deadline compared with now. */
export type DeadlineState = 'none' | 'ahead' | 'past';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Whether a deadline lies ahead, is past, or is not set; exactly now still counts as ahead. @see */
export function deadlineState(deadline: UtcInstant | null, now: Date): DeadlineState {
  if (deadline === null) return 'none';
  return now.getTime() > Date.parse(deadline) ? 'past' : 'ahead';
}

/**
 * The time between a moment and now, in its two largest units of days, hours and minutes: `3 d 4 h`, `2 h 10 min`, `45 min`. Rounded down;
 * under a minute is `0 min`. The unit signs are the same in the three languages.
 */
export function timeBetween(moment: UtcInstant, now: Date): string {
  const gap = Math.abs(Date.parse(moment) - now.getTime());
  const days = Math.floor(gap / DAY);
  const hours = Math.floor((gap % DAY) / HOUR);
  const minutes = Math.floor((gap % HOUR) / MINUTE);
  if (days > 0) return hours > 0 ? `${days} d ${hours} h` : `${days} d`;
  if (hours > 0) return minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`;
  return `${minutes} min`;
}

/** Compares two deadlines, the earliest first and none last. @see A-100 */
export function compareDeadlines(a: UtcInstant | null, b: UtcInstant | null): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  return Date.parse(a) - Date.parse(b);
}

/** Whether a deadline falls on the same local day as now, past or ahead. */
export function isToday(deadline: UtcInstant | null, now: Date): boolean {
  return deadline !== null && new Date(deadline).toDateString() === now.toDateString();
}
