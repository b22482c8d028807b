import type { ComponentProps } from 'react';
import { useUiLanguage } from '../../i18n/index.ts';

/** A number at its place in time. */
export interface SparklinePoint {
  /** What the place is called: a day, a month. */
  readonly name: string;
  readonly value: number;
}

export interface SparklineProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the line is about: the name of its table. */
  label: string;
  /** The numbers, the present one last. */
  points: readonly SparklinePoint[];
  /** Returns a number as it is shown; by default with the separators of the language. */
  formatValue?: ((value: number) => string) | undefined;
}

/**
 * How a number came to be what it is: a line of the size of a word before the number.
 *
 * Use: beside a figure of a panel or in a row of a table, where the way matters more than each step.
 * Not for: numbers that are read one by one, which a `LineChart` shows.
 * Parts: the line, with a mark at its end, and the present number.
 * Keyboard: none.
 * Screen reader: a table of all the numbers, which is not seen; the line itself is not read.
 * @keywords gráfico, tendência, minigráfico, sparkline, trend
 */
export function Sparkline({ label, points, formatValue, className = '', ...rest }: SparklineProps) {
  const language = useUiLanguage();
  const show = formatValue ?? ((value: number) => value.toLocaleString(language));
  const values = points.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  // Numbers that do not change are a line in the middle.
  const places = points.map(({ name, value }, index) => ({
    name,
    x: points.length > 1 ? (index / (points.length - 1)) * 100 : 50,
    y: most === least ? 50 : 100 - ((value - least) / (most - least)) * 100,
  }));
  const last = places.at(-1);
  const present = points.at(-1);
  return (
    <div data-slot="sparkline" {...rest} className={`g:relative g:inline-flex g:items-center g:gap-2 ${className}`}>
      <svg aria-hidden="true" className="g:h-5 g:w-24 g:shrink-0 g:overflow-visible g:p-1">
        {places.slice(1).map((to, before) => {
          const from = places[before] ?? to;
          return (
            <line
              key={to.name}
              x1={`${from.x}%`}
              y1={`${from.y}%`}
              x2={`${to.x}%`}
              y2={`${to.y}%`}
              strokeWidth="1.5"
              strokeLinecap="round"
              className="g:stroke-accent g:forced-colors:stroke-[Highlight]"
            />
          );
        })}
        {last && <circle cx={`${last.x}%`} cy={`${last.y}%`} r="2.5" className="g:fill-accent g:forced-colors:fill-[Highlight]" />}
      </svg>
      <b aria-hidden="true" className="g:font-semibold g:tabular">
        {present && show(present.value)}
      </b>
      <table className="g:sr-only">
        <caption className="g:own">{label}</caption>
        <tbody className="g:own">
          {points.map(({ name, value }) => (
            <tr key={name} className="g:own">
              <th scope="row" className="g:own">
                {name}
              </th>
              <td className="g:own">{show(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
