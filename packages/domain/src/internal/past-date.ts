import { isPastEverywhere } from '../dates/is-past-everywhere.ts';
import type { Violation } from '../messages/index.ts';
import type { DateField } from './date-order.ts';

/** Refuses the first date of a search when nothing can begin on it any more; no date without the present moment. */
export function pastDateViolations({ field, value }: DateField, now: Date | undefined): readonly Violation[] {
  return now && isPastEverywhere(value, now) ? [{ key: 'data_ja_passou', field }] : [];
}
