import { addDays, brazilianClock } from '../dates/index.ts';

/** The first and last day of the requested history, both included, as `2026-11-21`. */
export interface HistoryWindow {
  readonly dataInicial: string;
  readonly dataFinal: string;
}

const DAYS_BACK = 30;
const DAYS_AHEAD = 365;

/** The quick ranges: days before today. @see A-091 */
export const QUICK_RANGES = [30, 60, 90, 180] as const;
export type QuickRange = (typeof QUICK_RANGES)[number];

function daysFrom(now: Date, days: number): string {
  const today = brazilianClock(now).slice(0, 10);
  return addDays(today, days) ?? today;
}

/** The default window of the history: 30 days before today to 365 days after. Today is the day in Brasília. @see A-090 */
export function historyWindow(now: Date): HistoryWindow {
  return { dataInicial: daysFrom(now, -DAYS_BACK), dataFinal: daysFrom(now, DAYS_AHEAD) };
}

/** A window with another start, `daysBack` days before today; its end stays. @see A-091 */
export function withQuickRange(window: HistoryWindow, daysBack: QuickRange, now: Date): HistoryWindow {
  return { ...window, dataInicial: daysFrom(now, -daysBack) };
}

/**
 * A window in the format of the call: from the beginning of its first day to the end of its last, `2026-10-22T00:00:00.000Z`. The days are
 * those of trips, which have no zone, so they are not converted.
 * @see
 */
export function sentHistoryWindow({ dataInicial, dataFinal }: HistoryWindow): HistoryWindow {
  return { dataInicial: `${dataInicial}T00:00:00.000Z`, dataFinal: `${dataFinal}T23:59:59.999Z` };
}
