import { concludeQuoting } from './conclude-quoting.ts';
import { dismissWarning } from './dismiss-warning.ts';
import { findChangeBlock } from './find-change-block.ts';
import { findDashboardRequest } from './find-dashboard-request.ts';
import { findRequest } from './find-request.ts';
import { findReturnJustification } from './find-return-justification.ts';
import { findTripFacts } from './find-trip-facts.ts';
import { forceResend } from './force-resend.ts';
import { listClientAnalysis } from './list-client-analysis.ts';
import { listHistory } from './list-history.ts';
import { listIssues } from './list-issues.ts';
import { listQuotes } from './list-quotes.ts';
import { listRequestLog } from './list-request-log.ts';
import { listServiceTickets } from './list-service-tickets.ts';
import { reopenWarning } from './reopen-warning.ts';
import { returnRequest } from './return-request.ts';

/** Every call about requests. */
export const REQUEST_CALLS = [
  listQuotes,
  listIssues,
  listClientAnalysis,
  listHistory,
  findRequest,
  findDashboardRequest,
  findReturnJustification,
  forceResend,
  listRequestLog,
  concludeQuoting,
  returnRequest,
  findTripFacts,
  dismissWarning,
  reopenWarning,
  listServiceTickets,
  findChangeBlock,
] as const;
