export { type DateProblem, formatDate, parseDate, validateDate } from './date.ts';
