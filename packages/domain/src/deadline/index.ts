export { compareDeadlines, type DeadlineState, deadlineState, isToday, timeBetween } from './deadline.ts';
