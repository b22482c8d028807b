import { minutesBetween } from '../dates/index.ts';
import type { MessageKey, Violation } from '../messages/index.ts';
import { isExistingDay, isExistingWallClock } from './existing-moment.ts';
import { isFilled } from './filled.ts';

/** A date of a form: a day or a wall-clock time, with the path of its field. */
export interface DateField {
  readonly field: string;
  readonly value: string | null | undefined;
}

/** Whether a text is an existing day or wall-clock time. */
function isMoment(text: string): boolean {
  return isExistingDay(text) || isExistingWallClock(text);
}

/**
 * What is wrong with a start and an end: a text that is not a date (`data_invalida`), or an end before its start, reported by `key` at the
 * end. The same moment is allowed, and an empty date is not checked here.
 */
export function dateOrderViolations(start: DateField, end: DateField, key: MessageKey): readonly Violation[] {
  const filled = [start, end].flatMap(({ field, value }) => (isFilled(value) ? [{ field, text: value ?? '' }] : []));
  const unreadable = filled.filter(({ text }) => !isMoment(text));
  if (unreadable.length > 0) return unreadable.map(({ field }) => ({ key: 'data_invalida', field }));
  const [from, to] = filled;
  return from && to && minutesBetween(from.text, to.text) < 0 ? [{ key, field: to.field }] : [];
}
