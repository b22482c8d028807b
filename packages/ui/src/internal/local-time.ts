function two(value: number): string {
  return String(value).padStart(2, '0');
}

/** The day of a moment on the calendar of the reader, ISO date. */
export function localDay(moment: Date): string {
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** The present day of the device: for a field whose caller does not name the day. */
export const localToday = () => localDay(new Date());

/**
 * A moment as the clock of the reader shows it: `2026-11-21T14:05`. Null stays null; a text that is no moment (what a field hands
 * out when it cannot be read) stays as it is, so that it is not lost.
 */
export function toLocalTime(instant: string | null): string | null {
  if (instant === null || !instant.endsWith('Z')) return instant;
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return instant;
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The moment that the clock of the reader shows, as it goes to the server. A text that is no time stays as it is. @see A-280 */
export function fromLocalTime(local: string | null): string | null {
  return local !== null && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) ? new Date(local).toISOString() : local;
}
