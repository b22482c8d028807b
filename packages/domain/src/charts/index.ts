export { CHART_MONTHS, chartMonths } from './chart-months.ts';
export { type ChartQuery, chartQueries } from './chart-query.ts';
export { type DailyCount, type MonthlyPoint, monthlySums } from './monthly-sums.ts';
