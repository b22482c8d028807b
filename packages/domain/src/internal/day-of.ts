/** The day of a wall-clock time; null while there is none. */
export function dayOf(moment: string | null): string | null {
  return moment?.slice(0, 10) ?? null;
}
