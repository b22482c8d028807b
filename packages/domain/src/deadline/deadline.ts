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

/** Whether a deadline falls on the same local day as now, past or ahead. */
export function isToday(deadline: UtcInstant | null, now: Date): boolean {
  return deadline !== null && new Date(deadline).toDateString() === now.toDateString();
}
