export { type DateProblem, formatDate, isDate, type KnownMoment, parseDate, readDate, validateDate } from './date.ts';
