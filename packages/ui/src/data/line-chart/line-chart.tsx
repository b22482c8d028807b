import { useState } from 'react';
import { useTexts, useUiLanguage } from '../../i18n/index.ts';
import { ChartTableButton } from '../internal/chart-table-button.tsx';
import { chartMarks } from './chart-scale.ts';
import { ChartTable } from './chart-table.tsx';
import { lineChartTexts } from './line-chart.texts.ts';
import type { LineChartProps } from './line-chart-props.ts';
import { isEvenMonth, longMonth, shortMonth } from './month-text.ts';
import { SeriesDrawing, SeriesSample } from './series-drawing.tsx';

/**
 * Counts by month as lines, with their numbers as a table beside the drawing.
 *
 * Use: to see how counts go up and down over months.
 * Not for: a single number, or amounts that have to be read exactly, which are a table.
 * Keyboard: Enter, Space: show the numbers as a table, or the drawing again, on the button.
 * Screen reader: an image that says what is drawn, with the total of each line; the numbers are a table.
 * @see
 * @keywords gráfico, linhas, série, chart
 */
export function LineChart({ label, series, className = '', ...rest }: LineChartProps) {
  const t = useTexts(lineChartTexts);
  const language = useUiLanguage();
  const [asTable, setAsTable] = useState(false);
  const [pointed, setPointed] = useState<number>();
  const months = series[0]?.points.map(({ mes }) => mes) ?? [];
  const marks = chartMarks(Math.max(0, ...series.flatMap(({ points }) => points.map(({ quantidade }) => quantidade))));
  const top = marks.at(-1) ?? 1;
  const xOf = (index: number) => (months.length > 1 ? (index / (months.length - 1)) * 100 : 50);
  const yOf = (value: number) => 100 - (value / top) * 100;
  const read = Math.min(pointed ?? months.length - 1, months.length - 1);
  const readMonth = months[read];
  const totals = series.map(({ name, points }) =>
    t('ofSeries', { name, total: points.reduce((sum, { quantidade }) => sum + quantidade, 0) }),
  );
  return (
    <figure data-slot="line-chart" {...rest} className={`g:own g:flex g:flex-col g:gap-3 ${className}`}>
      <figcaption className="g:flex g:flex-wrap g:items-center g:gap-x-5 g:gap-y-1 g:text-sm">
        {/* The month under the pointer, or the last one. */}
        {!asTable && readMonth !== undefined && <span className="g:min-w-36 g:text-ink-2">{longMonth(readMonth, language)}</span>}
        {series.map(({ name, points }, index) => (
          <span key={name} data-part="series" className="g:inline-flex g:items-center g:gap-1.5">
            <SeriesSample index={index} />
            {name}
            {!asTable && <b className="g:min-w-6 g:font-semibold g:tabular">{points[read]?.quantidade}</b>}
          </span>
        ))}
        <ChartTableButton asTable={asTable} onAsTableChange={setAsTable} />
      </figcaption>
      {asTable ? (
        <ChartTable label={label} series={series} months={months} />
      ) : (
        <div
          role="img"
          aria-label={t('drawing', {
            label,
            first: longMonth(months[0] ?? '', language),
            last: longMonth(months.at(-1) ?? '', language),
            series: totals.join('; '),
          })}
          className="g:flex g:gap-3 g:pt-2 g:pe-4 g:pb-9"
        >
          <svg aria-hidden="true" className="g:h-44 g:w-8 g:shrink-0 g:overflow-visible">
            {marks.map((mark) => (
              <text key={mark} x="100%" y={`${yOf(mark)}%`} dy="0.35em" textAnchor="end" className="g:fill-ink-3 g:text-xs g:tabular">
                {mark}
              </text>
            ))}
          </svg>
          <svg aria-hidden="true" className="g:h-44 g:min-w-0 g:flex-1 g:overflow-visible" onPointerLeave={() => setPointed(undefined)}>
            {marks.map((mark) => (
              <line key={mark} x1="0" x2="100%" y1={`${yOf(mark)}%`} y2={`${yOf(mark)}%`} className="g:stroke-line" />
            ))}
            {pointed !== undefined && <line x1={`${xOf(read)}%`} x2={`${xOf(read)}%`} y1="0" y2="100%" className="g:stroke-line-strong" />}
            {series.map(({ name, points }, index) => (
              <SeriesDrawing
                key={name}
                index={index}
                places={points.map(({ quantidade }, point) => ({ x: xOf(point), y: yOf(quantidade) }))}
              />
            ))}
            {months.map((month, index) => (
              <g key={month} className="g:own">
                <text
                  data-part="month"
                  x={`${xOf(index)}%`}
                  y="100%"
                  dy="1.6em"
                  textAnchor="middle"
                  // A phone has room for every other one. The years are below their January.
                  className={`g:fill-ink-3 g:text-xs ${isEvenMonth(month) ? 'g:max-sm:hidden' : ''}`}
                >
                  {shortMonth(month, language)}
                </text>
                {(month.endsWith('-01') || (index === 0 && !months[1]?.endsWith('-01'))) && (
                  <text x={`${xOf(index)}%`} y="100%" dy="2.8em" textAnchor="middle" className="g:fill-ink-3 g:text-xs g:tabular">
                    {month.slice(0, 4)}
                  </text>
                )}
                {/* What is pointed at is the month, whatever the height. */}
                <rect
                  data-month={month}
                  x={`${xOf(index) - 50 / (months.length - 1 || 1)}%`}
                  y="0"
                  width={`${100 / (months.length - 1 || 1)}%`}
                  height="100%"
                  fill="transparent"
                  onPointerEnter={() => setPointed(index)}
                  onPointerDown={() => setPointed(index)}
                />
              </g>
            ))}
          </svg>
        </div>
      )}
    </figure>
  );
}
