export { ReportList, type ReportListProps } from './report-list.tsx';
