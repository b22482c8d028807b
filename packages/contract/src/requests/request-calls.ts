import { concludeQuoting } from './conclude-quoting.ts';
import { dismissWarning } from './dismiss-warning.ts';
import { exportRequests } from './export-requests.ts';
import { findChangeBlock } from './find-change-block.ts';
import { findDashboardRequest } from './find-dashboard-request.ts';
import { findRequest } from './find-request.ts';
import { findReturnJustification } from './find-return-justification.ts';
import { findTripFacts } from './find-trip-facts.ts';
import { forceResend } from './force-resend.ts';
import { listClientAnalysis } from './list-client-analysis.ts';
import { listCloseDeadlines } from './list-close-deadlines.ts';
import { listHistory } from './list-history.ts';
import { listIssues } from './list-issues.ts';
import { listIssuesOfClient } from './list-issues-of-client.ts';
import { listQuotes } from './list-quotes.ts';
import { listQuotesOfClients } from './list-quotes-of-clients.ts';
import { listRemovedQuotes } from './list-removed-quotes.ts';
import { listRequestLog } from './list-request-log.ts';
import { listServiceTickets } from './list-service-tickets.ts';
import { reopenWarning } from './reopen-warning.ts';
import { returnRequest } from './return-request.ts';
import { searchRequests } from './search-requests.ts';

/** Every call about requests. */
export const REQUEST_CALLS = [
  listQuotes,
  listIssues,
  listQuotesOfClients,
  listIssuesOfClient,
  listClientAnalysis,
  exportRequests,
  listHistory,
  listCloseDeadlines,
  searchRequests,
  findRequest,
  findDashboardRequest,
  findReturnJustification,
  forceResend,
  listRequestLog,
  listRemovedQuotes,
  concludeQuoting,
  returnRequest,
  findTripFacts,
  dismissWarning,
  reopenWarning,
  listServiceTickets,
  findChangeBlock,
] as const;
