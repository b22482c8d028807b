import { type ComponentProps, useId, useState } from 'react';
import { useTexts, useUiLanguage } from '../../i18n/index.ts';
import { Table, TableCell, TableHeading } from '../../primitives/table/index.ts';
import { chartTexts } from '../internal/chart.texts.ts';
import { ChartPatterns, ChartSample, chartFill } from '../internal/chart-looks.tsx';
import { ChartTableButton } from '../internal/chart-table-button.tsx';
import { barChartTexts } from './bar-chart.texts.ts';

/** A series of the chart. */
export interface BarSeries {
  readonly name: string;
  /** A number for each item, in their order: 0 or more. */
  readonly values: readonly number[];
}

export interface BarChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** What the chart is about: its name, and that of its table. */
  label: string;
  /** The names of the items, in the order in which they stand. */
  items: readonly string[];
  /** One to four series. */
  series: readonly BarSeries[];
  /** Whether the series of an item stand in one bar, one behind the other, because their sum means something. */
  stacked?: boolean;
  /** Returns a number as it is shown; by default with the separators of the language. */
  formatValue?: ((value: number) => string) | undefined;
}

const sum = (values: readonly number[]) => values.reduce((before, value) => before + value, 0);

/** The series of one bar, with where they begin and how long they are, in percent. */
function segments(values: readonly number[], longest: number) {
  return values.map((value, index) => ({ index, from: (sum(values.slice(0, index)) / longest) * 100, length: (value / longest) * 100 }));
}

/**
 * Numbers of named things as bars that lie, one item below the other, with the numbers as a table. The series of an item stand below each
 * other or, stacked, in one bar.
 *
 * Use: to compare named things: clients, consultants, consolidators.
 * Not for: how something goes over months, which a `LineChart` shows; the parts of one whole, which a `DonutChart` shows.
 * Keyboard: Enter, Space: show the numbers as a table, or the drawing again, on the button.
 * Screen reader: an image that says what is drawn, with the total of each series; the numbers are a table.
 * @keywords gráfico, barras, empilhadas, comparação, bar chart, stacked
 */
export function BarChart({ label, items, series, stacked = false, formatValue, className = '', ...rest }: BarChartProps) {
  const t = useTexts(barChartTexts);
  const common = useTexts(chartTexts);
  const language = useUiLanguage();
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const show = formatValue ?? ((value: number) => value.toLocaleString(language));
  const valuesOf = (item: number) => series.map(({ values }) => values[item] ?? 0);
  const lengths = items.flatMap((_, item) => (stacked ? sum(valuesOf(item)) : valuesOf(item)));
  const longest = Math.max(...lengths, 0) || 1;
  const totals = series.map(({ name, values }) => t('ofSeries', { name, total: show(sum(values)) }));
  const hasSum = series.length > 1 && stacked;
  return (
    <figure data-slot="bar-chart" {...rest} className={`g:own g:flex g:flex-col g:gap-3 ${className}`}>
      <ChartPatterns id={id} />
      <figcaption className="g:flex g:flex-wrap g:items-center g:gap-x-5 g:gap-y-1 g:text-sm">
        {series.map(({ name }, index) => (
          <span key={name} data-part="series" className="g:inline-flex g:items-center g:gap-1.5">
            <ChartSample id={id} index={index} />
            {name}
          </span>
        ))}
        <ChartTableButton asTable={asTable} onAsTableChange={setAsTable} />
      </figcaption>
      {asTable ? (
        <Table
          label={label}
          head={
            <>
              <TableHeading>{t('item')}</TableHeading>
              {series.map(({ name }) => (
                <TableHeading key={name} align="end" className="g:w-28">
                  {name}
                </TableHeading>
              ))}
              {hasSum && (
                <TableHeading align="end" className="g:w-28">
                  {common('total')}
                </TableHeading>
              )}
            </>
          }
        >
          {items.map((item, place) => (
            <tr key={item} className="g:own">
              <TableCell>{item}</TableCell>
              {series.map(({ name, values }) => (
                <TableCell key={name} align="end" className="g:tabular">
                  {show(values[place] ?? 0)}
                </TableCell>
              ))}
              {hasSum && (
                <TableCell align="end" className="g:tabular">
                  {show(sum(valuesOf(place)))}
                </TableCell>
              )}
            </tr>
          ))}
        </Table>
      ) : (
        <div
          role="img"
          aria-label={t(stacked ? 'stacked' : 'drawing', { label, count: items.length, series: totals.join('; ') })}
          className="g:grid g:grid-cols-[minmax(0,1fr)] g:gap-3"
        >
          {items.map((item, place) => {
            const values = valuesOf(place);
            const bars = stacked
              ? [segments(values, longest)]
              : values.map((value, index) => [{ index, from: 0, length: (value / longest) * 100 }]);
            return (
              <div key={item} className="g:grid g:grid-cols-[minmax(0,1fr)] g:gap-1">
                <span data-part="item" className="g:flex g:items-baseline g:justify-between g:gap-3 g:text-sm">
                  <span className="g:truncate" title={item}>
                    {item}
                  </span>
                  <b className="g:shrink-0 g:font-semibold g:tabular">{stacked ? show(sum(values)) : values.map(show).join(' · ')}</b>
                </span>
                {bars.map((bar, row) => (
                  // By place: a bar is nothing but where it stands.
                  <svg key={row} data-part="bar" aria-hidden="true" className="g:h-3 g:w-full">
                    <rect width="100%" height="100%" rx="2" className="g:fill-surface-2 g:forced-colors:fill-[Canvas]" />
                    {bar.map(({ index, from, length }) => (
                      <rect key={index} x={`${from}%`} width={`${length}%`} height="100%" {...chartFill(id, index)} />
                    ))}
                  </svg>
                ))}
              </div>
            );
          })}
        </div>
      )}
    </figure>
  );
}
