export { formatTime, isPartialTime, isTime, parseTime, type TimeProblem, validateTime } from './time.ts';
