/**
 * A day or a wall-clock time plus a number of calendar days (may be negative), in the same format: `2026-05-31` plus 1 is `2026-06-01`; the
 * time of day stays. Null for a text that is not a date.
 */
export function addDays(text: string, days: number): string | null {
  const start = Date.parse(text.slice(0, 10));
  if (Number.isNaN(start)) return null;
  const moved = new Date(start);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10) + text.slice(10);
}
