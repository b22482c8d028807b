import type { UtcInstant } from '../units/index.ts';

/** A deadline compared with now. */
export type DeadlineState = 'none' | 'ahead' | 'past';

/** Whether a deadline lies ahead, is past, or is not set; exactly now still counts as ahead. @see */
export function deadlineState(deadline: UtcInstant | null, now: Date): DeadlineState {
  if (deadline === null) return 'none';
  return now.getTime() > Date.parse(deadline) ? 'past' : 'ahead';
}

/** Compares two deadlines, the earliest first and none last. @see A-100 */
export function compareDeadlines(a: UtcInstant | null, b: UtcInstant | null): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  return Date.parse(a) - Date.parse(b);
}

const localDay = (moment: Date) => moment.toDateString();

/** Whether a deadline falls on the same day as now, past or ahead: a day of whoever runs this, unless `dayOf` reads days elsewhere. */
export function isToday(deadline: UtcInstant | null, now: Date, dayOf: (moment: Date) => string = localDay): boolean {
  return deadline !== null && dayOf(new Date(deadline)) === dayOf(now);
}
