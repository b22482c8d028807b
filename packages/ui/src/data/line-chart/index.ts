export { LineChart } from './line-chart.tsx';
export type { ChartSeries, LineChartProps } from './line-chart-props.ts';
