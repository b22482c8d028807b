function two(value: number): string {
  return String(value).padStart(2, '0');
}

/** A moment as the clock of the reader shows it: `2026-11-21T14:05`. Null stays null. */
export function toLocalTime(instant: string | null): string | null {
  if (instant === null) return null;
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return null;
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The moment that the clock of the reader shows, as it goes to the server. @see A-280 */
export function fromLocalTime(local: string | null): string | null {
  return local === null ? null : new Date(local).toISOString();
}
