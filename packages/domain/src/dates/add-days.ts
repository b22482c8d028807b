/**
 * A day or a wall-clock time so many calendar days later (earlier when negative), in the form in which it came: `2026-05-31` and one
 * day are `2026-06-01`, and a time of day stays. Null for a text that is no date.
 */
export function addDays(text: string, days: number): string | null {
  const start = Date.parse(text.slice(0, 10));
  if (Number.isNaN(start)) return null;
  const moved = new Date(start);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10) + text.slice(10);
}
