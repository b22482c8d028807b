import { parseDate } from '@guiche/masks/date';
import { parseDateTime } from '@guiche/masks/date-time';

// The formats stand in the OpenAPI document. Only that of a time of day says by itself whether the time exists.
export const DAY = /^\d{4}-\d{2}-\d{2}$/;
export const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;
export const WALL_CLOCK = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
export const UTC = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z$/;

/** Whether a text is a day of the calendar: `2026-02-28`, not `2026-02-30`. */
export function isExistingDay(text: string): boolean {
  return parseDate(text) === text;
}

/** Whether a text is a time of day: `10:00`, not `24:00`. */
export function isExistingTime(text: string): boolean {
  return TIME_OF_DAY.test(text);
}

/** Whether a text is a local time of an existing day: `2026-02-28T10:00`, not `2026-02-28T24:00`. */
export function isExistingWallClock(text: string): boolean {
  return parseDateTime(text) === text;
}

/** Whether a text is a moment in UTC, of an existing day and with an existing time: `2026-02-28T10:00:00Z`. */
export function isExistingInstant(text: string): boolean {
  return UTC.test(text) && isExistingWallClock(text.slice(0, 16)) && Number(text.slice(17, 19)) < 60;
}
