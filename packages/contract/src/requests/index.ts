export { findRequest } from './find-request.ts';
export { findReturnJustification } from './find-return-justification.ts';
export { forceResend } from './force-resend.ts';
export { listClientAnalysis } from './list-client-analysis.ts';
export { listIssues } from './list-issues.ts';
export { listQuotes } from './list-quotes.ts';
export { listRequestLog } from './list-request-log.ts';
