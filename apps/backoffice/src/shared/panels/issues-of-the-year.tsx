import { countFinalizedAir, countIssuedAir } from '@guiche/contract/panels';
import { type ChartQuery, chartQueries } from '@guiche/domain/charts';
import { IssuesChart } from '@guiche/ui/request/issues-chart';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { isFinal } from '../failures/is-final.ts';
import { useNow } from '../use-now.ts';

const CALLS = { issued: countIssuedAir, finalized: countFinalizedAir } as const;

/** A series of the chart; asked for again with the next day. @see */
const seriesQuery = (name: keyof typeof CALLS, query: ChartQuery, enabled: boolean) =>
  queryOptions({ queryKey: ['chart', name, query], queryFn: ({ signal }) => api.call(CALLS[name], { query, signal }), enabled });

interface IssuesOfTheYearProps {
  /** Somebody looks at the chart: it is not asked for before. */
  shown?: boolean;
}

/** The chart of the dashboard and of the management panel. @see */
export function IssuesOfTheYear({ shown = true }: IssuesOfTheYearProps) {
  const now = useNow();
  const { emitidas, finalizadas } = chartQueries(now);
  const series = [useQuery(seriesQuery('issued', emitidas, shown)), useQuery(seriesQuery('finalized', finalizadas, shown))] as const;
  const [issued, finalized] = series;
  const failed = series.filter(({ isError, data }) => isError && !data);
  return (
    <IssuesChart
      issued={issued.data}
      finalized={finalized.data}
      now={now}
      failed={failed.length > 0}
      onRetry={failed.some(({ error }) => isFinal(error)) ? undefined : () => void Promise.all(failed.map(({ refetch }) => refetch()))}
    />
  );
}
