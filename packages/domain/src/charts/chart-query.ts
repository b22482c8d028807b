import { brazilianClock } from '../dates/index.ts';
import { chartMonths } from './chart-months.ts';

/** From when to when a series is asked for, as the server reads moments. */
export interface ChartQuery {
  readonly dataInicial: string;
  readonly dataFinal: string;
}

/**
 * What the two series of the chart are asked with: from the first day of the month 11 months ago to today, which is the day in Brasília.
 *
 * Both start at 00:00:00; the issued ones end today at 00:00:00, the finalized ones today at 23:59:59. The clock is written as it
 * stands, with a literal `Z`.
 * @see
 */
export function chartQueries(now: Date): { readonly emitidas: ChartQuery; readonly finalizadas: ChartQuery } {
  const dataInicial = `${chartMonths(now)[0]}-01T00:00:00.000Z`;
  const today = brazilianClock(now).slice(0, 10);
  return {
    emitidas: { dataInicial, dataFinal: `${today}T00:00:00.000Z` },
    finalizadas: { dataInicial, dataFinal: `${today}T23:59:59.000Z` },
  };
}
