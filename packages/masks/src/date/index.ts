export { type DateProblem, formatDate, isDate, parseDate, validateDate } from './date.ts';
