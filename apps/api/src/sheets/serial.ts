const MS_A_DAY = 86_400_000;
/** The day 0 of spreadsheets. */
const FIRST_DAY = Date.UTC(1899, 11, 30);

/** A day or a local time as spreadsheets count it: days since the end of 1899, the time as a part of a day. */
export function serial(clock: string): number {
  return (Date.parse(clock.length > 10 ? `${clock}:00Z` : clock) - FIRST_DAY) / MS_A_DAY;
}
