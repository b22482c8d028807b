import { chartMonths, type DailyCount, monthlySums } from '@guiche/domain/charts';
import { requestListsMessages } from '@guiche/domain/messages/request-lists';
import { Ticket } from 'lucide-react';
import { LineChart } from '../../data/line-chart/index.ts';
import { EmptyState } from '../../feedback/empty-state/index.ts';
import { ErrorState } from '../../feedback/error-state/index.ts';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { issuesChartTexts } from './issues-chart.texts.ts';

export interface IssuesChartProps {
  /** The issued quotes of each day; undefined while they load. */
  issued: readonly DailyCount[] | undefined;
  /** The finalized quotes of each day; undefined while they load. */
  finalized: readonly DailyCount[] | undefined;
  /** The moment whose month is the last one. */
  now: Date;
  /** The counts could not be loaded. */
  failed?: boolean;
  /** Called by the button that loads them again. */
  onRetry?: (() => void) | undefined;
}

/**
 * The issued and the finalized quotes of the last 12 months, as the dashboard and the management panel show them.
 *
 * Use: on a screen that shows how the agency's work goes.
 * Not for: other counts, which are a `LineChart`.
 * Keyboard: Enter, Space: show the numbers as a table, or load them again.
 * Screen reader: says that it loads, that there is nothing, that it failed; otherwise an image with the totals, and a table.
 * @see
 * @keywords gráfico, emissões, painel, 12 meses, chart
 */
export function IssuesChart({ issued, finalized, now, failed = false, onRetry }: IssuesChartProps) {
  const t = useTexts(issuesChartTexts);
  const message = useMessage(requestListsMessages);
  if (failed) return <ErrorState title={t('failed')} onRetry={onRetry} />;
  if (!issued || !finalized) {
    return (
      <div data-slot="issues-chart" role="status" aria-busy="true" aria-label={t('loading')} className="g:grid g:grid-cols-1 g:gap-3">
        <Skeleton className="g:h-control-sm g:w-80 g:max-w-full" />
        <Skeleton className="g:h-55" />
      </div>
    );
  }
  const months = chartMonths(now);
  const series = [
    { name: message('grafico_emitidas'), points: monthlySums(issued, months) },
    { name: message('grafico_finalizadas'), points: monthlySums(finalized, months) },
  ];
  const isEmpty = series.every(({ points }) => points.every(({ quantidade }) => quantidade === 0));
  return (
    <div data-slot="issues-chart" className="g:own">
      {isEmpty ? (
        <EmptyState icon={<Ticket />} title={t('empty')}>
          {t('emptyHint')}
        </EmptyState>
      ) : (
        <LineChart label={t('label')} series={series} />
      )}
    </div>
  );
}
