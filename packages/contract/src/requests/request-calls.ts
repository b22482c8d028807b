import { concludeQuoting } from './conclude-quoting.ts';
import { findRequest } from './find-request.ts';
import { findReturnJustification } from './find-return-justification.ts';
import { forceResend } from './force-resend.ts';
import { listClientAnalysis } from './list-client-analysis.ts';
import { listIssues } from './list-issues.ts';
import { listQuotes } from './list-quotes.ts';
import { listRequestLog } from './list-request-log.ts';

/** Every call about requests. */
export const REQUEST_CALLS = [
  listQuotes,
  listIssues,
  listClientAnalysis,
  findRequest,
  findReturnJustification,
  forceResend,
  listRequestLog,
  concludeQuoting,
] as const;
