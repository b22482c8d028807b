export { IssuesChart, type IssuesChartProps } from './issues-chart.tsx';
