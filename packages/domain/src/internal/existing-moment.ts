import { parseDate } from '@guiche/masks/date';
import { parseDateTime } from '@guiche/masks/date-time';

const INSTANT = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?Z$/;

/** Whether a text is a day of the calendar: `2026-02-28`, not `2026-02-30`. */
export function isExistingDay(text: string): boolean {
  return parseDate(text) === text;
}

/** Whether a text is a local time of an existing day: `2026-02-28T10:00`, not `2026-02-28T24:00`. */
export function isExistingWallClock(text: string): boolean {
  return parseDateTime(text) === text;
}

/** Whether a text is a moment in UTC, of an existing day and with an existing time: `2026-02-28T10:00:00Z`. */
export function isExistingInstant(text: string): boolean {
  return INSTANT.test(text) && isExistingDay(text.slice(0, 10));
}
