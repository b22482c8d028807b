export { type FailureNotice, failureNotice, genericFailureNotice } from './failure-notice.ts';
