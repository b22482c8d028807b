export { dateViolation } from './date-violation.ts';
export { type FailureNotice, failureNotice, genericFailureNotice } from './failure-notice.ts';
export { fieldLabel } from './field-label.ts';
