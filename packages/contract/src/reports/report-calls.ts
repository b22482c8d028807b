import { cancelReport } from './cancel-report.ts';
import { downloadReport } from './download-report.ts';
import { findReport } from './find-report.ts';
import { findReportJob } from './find-report-job.ts';
import { generateReport } from './generate-report.ts';
import { listReports } from './list-reports.ts';

/** Every call about reports. */
export const REPORT_CALLS = [listReports, findReport, generateReport, findReportJob, downloadReport, cancelReport] as const;
