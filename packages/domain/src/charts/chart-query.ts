import { brazilianClock } from '../dates/index.ts';
import { chartMonths } from './chart-months.ts';

/** The start and end of a series, in the format of the server. */
export interface ChartQuery {
  readonly dataInicial: string;
  readonly dataFinal: string;
}

/**
 * The periods of the two series of the chart: from the first day of the month 11 months ago to today in Brasília.
 *
 * Both start at 00:00:00; the issued series ends today at 00:00:00, the finalized one today at 23:59:59. The local time is written
 * unchanged, with a literal `Z`.
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
