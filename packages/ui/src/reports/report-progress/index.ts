export { ReportProgress, type ReportProgressProps, type ReportState } from './report-progress.tsx';
