function two(value: number): string {
  return String(value).padStart(2, '0');
}

/** The day on the calendar of the device, ISO date: for a field whose caller does not name the day. */
export function localToday(): string {
  const now = new Date();
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

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
