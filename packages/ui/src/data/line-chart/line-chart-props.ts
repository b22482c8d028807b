import type { MonthlyPoint } from '@guiche/domain/charts';
import type { ComponentProps } from 'react';

/** A line of the chart. */
export interface ChartSeries {
  readonly name: string;
  /** A count for each month, in order; all series of a chart have the same months. */
  readonly points: readonly MonthlyPoint[];
}

export interface LineChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** What the chart is about: its name, and that of its table. */
  label: string;
  /** One or two lines. */
  series: readonly ChartSeries[];
}
