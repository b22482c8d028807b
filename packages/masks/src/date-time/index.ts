export { type DateTimeProblem, formatDateTime, isDateTime, parseDateTime, validateDateTime } from './date-time.ts';
