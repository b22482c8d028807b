export { cancelReport } from './cancel-report.ts';
export { downloadReport } from './download-report.ts';
export { findReport } from './find-report.ts';
export { findReportJob } from './find-report-job.ts';
export { generateReport } from './generate-report.ts';
export { listReports } from './list-reports.ts';
export { REPORT_CALLS } from './report-calls.ts';
