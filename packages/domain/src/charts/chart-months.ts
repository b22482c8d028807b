import { brazilianClock } from '../dates/index.ts';

/** The number of months in the chart of the dashboard. @see A-262 */
export const CHART_MONTHS = 12;

/** The months of the chart as `2026-11`: the current month in Brasília and the 11 before it, in order. @see A-262 */
export function chartMonths(now: Date): readonly string[] {
  const [year, month] = brazilianClock(now).split('-').map(Number);
  return Array.from({ length: CHART_MONTHS }, (_, index) =>
    new Date(Date.UTC(year ?? 0, (month ?? 1) - CHART_MONTHS + index, 1)).toISOString().slice(0, 7),
  );
}
