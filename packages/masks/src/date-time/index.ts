export { type DateTimeProblem, formatDateTime, parseDateTime, validateDateTime } from './date-time.ts';
