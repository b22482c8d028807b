import { type ComponentProps, useId, useState } from 'react';
import { useTexts, useUiLanguage } from '../../i18n/index.ts';
import { Table, TableCell, TableHeading } from '../../primitives/table/index.ts';
import { CHART_LOOKS, ChartPatterns, ChartSample, chartStroke } from '../internal/chart-looks.tsx';
import { ChartTableButton } from '../internal/chart-table-button.tsx';
import { donutChartTexts } from './donut-chart.texts.ts';

/** A part of the whole. */
export interface DonutPart {
  readonly name: string;
  /** 0 or more. */
  readonly value: number;
}

export interface DonutChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** What the chart is about: its name, and that of its table. */
  label: string;
  /** The parts, in the order in which they stand. From the fourth on, more than four are drawn as one; the table has all of them. */
  parts: readonly DonutPart[];
  /** Returns a number as it is shown; by default with the separators of the language. */
  formatValue?: ((value: number) => string) | undefined;
}

const sum = (parts: readonly DonutPart[]) => parts.reduce((before, { value }) => before + value, 0);

/** As large as it is shown: hatching and dots are as fine as beside the names. */
const SIZE = 160;
const WIDTH = 23;
const RING = { cx: SIZE / 2, cy: SIZE / 2, r: (SIZE - WIDTH) / 2, strokeWidth: WIDTH } as const;
/** Between two parts, in percent of the ring. */
const GAP = 0.8;

/**
 * The parts of one whole as a ring, with its total in the middle and the numbers as a table.
 *
 * Use: for the shares of a few parts in one whole: the kinds of service in the sales of a month.
 * Not for: comparing many things, or things that are no parts of a whole, which a `BarChart` does.
 * Keyboard: Enter, Space: show the numbers as a table, or the drawing again, on the button.
 * Screen reader: an image that says what is drawn, with the share of each part; the numbers are a table.
 * @keywords gráfico, rosca, pizza, participação, donut, pie
 */
export function DonutChart({ label, parts, formatValue, className = '', ...rest }: DonutChartProps) {
  const t = useTexts(donutChartTexts);
  const language = useUiLanguage();
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const show = formatValue ?? ((value: number) => value.toLocaleString(language));
  const total = sum(parts);
  const shareOf = (value: number) => (total === 0 ? 0 : value / total);
  const percent = (value: number) => shareOf(value).toLocaleString(language, { style: 'percent', maximumFractionDigits: 1 });
  const drawn =
    parts.length > CHART_LOOKS
      ? [...parts.slice(0, CHART_LOOKS - 1), { name: t('others'), value: sum(parts.slice(CHART_LOOKS - 1)) }]
      : parts;
  const gap = drawn.filter(({ value }) => value > 0).length > 1 ? GAP : 0;
  return (
    <figure data-slot="donut-chart" {...rest} className={`g:own g:flex g:flex-col g:gap-3 ${className}`}>
      <ChartPatterns id={id} />
      <figcaption className="g:flex g:flex-wrap g:items-center g:gap-x-5 g:gap-y-1 g:text-sm">
        <span className="g:text-ink-2">{label}</span>
        <ChartTableButton asTable={asTable} onAsTableChange={setAsTable} />
      </figcaption>
      {asTable ? (
        <Table
          label={label}
          head={
            <>
              <TableHeading>{t('part')}</TableHeading>
              <TableHeading align="end" className="g:w-28">
                {t('value')}
              </TableHeading>
              <TableHeading align="end" className="g:w-28">
                {t('share')}
              </TableHeading>
            </>
          }
        >
          {parts.map(({ name, value }) => (
            <tr key={name} className="g:own">
              <TableCell>{name}</TableCell>
              <TableCell align="end" className="g:tabular">
                {show(value)}
              </TableCell>
              <TableCell align="end" className="g:tabular">
                {percent(value)}
              </TableCell>
            </tr>
          ))}
        </Table>
      ) : (
        <div className="g:flex g:flex-wrap g:items-center g:gap-x-6 g:gap-y-3">
          <svg
            role="img"
            aria-label={t('drawing', {
              label,
              total: show(total),
              parts: drawn.map(({ name, value }) => t('ofPart', { name, percent: percent(value) })).join('; '),
            })}
            viewBox={`0 0 ${SIZE} ${SIZE}`}
            className="g:h-40 g:shrink-0"
          >
            <circle {...RING} className="g:fill-none g:stroke-line" />
            {drawn.map(({ name, value }, index) => {
              const length = Math.max(0, shareOf(value) * 100 - gap);
              const before = shareOf(sum(drawn.slice(0, index))) * 100;
              return (
                value > 0 && (
                  <circle
                    key={name}
                    data-share={Math.round(shareOf(value) * 100)}
                    {...RING}
                    // A share in percent is a length.
                    pathLength="100"
                    // A circle begins at its right; the first part begins at the top.
                    strokeDasharray={`${length} ${100 - length}`}
                    strokeDashoffset={25 - before}
                    {...chartStroke(id, index)}
                  />
                )
              );
            })}
            <text x="50%" y="50%" dy="0.35em" textAnchor="middle" className="g:fill-ink g:font-semibold g:tabular">
              {show(total)}
            </text>
          </svg>
          <ul className="g:grid g:gap-1.5 g:text-sm">
            {drawn.map(({ name, value }, index) => (
              <li key={name} data-part="part" className="g:flex g:items-center g:gap-2">
                <ChartSample id={id} index={index} />
                <span className="g:min-w-0 g:wrap-anywhere">{name}</span>
                <b className="g:font-semibold g:tabular">{show(value)}</b>
                <span className="g:text-ink-2 g:tabular">{percent(value)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </figure>
  );
}
