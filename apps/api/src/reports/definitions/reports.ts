import type { ReportDefinition } from '../report-definition.ts';
import { balanceReport } from './balance-report.ts';
import { deadlineReport } from './deadline-report.ts';
import { managementReport } from './management-report.ts';
import { requestReport } from './request-report.ts';
import { salesReports } from './sales-report.ts';

/** Every report, in the order in which they are listed. */
export const REPORTS: readonly ReportDefinition[] = [requestReport, managementReport, ...salesReports, deadlineReport, balanceReport];
