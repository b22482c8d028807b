export { compareDeadlines, type DeadlineState, deadlineState, isToday } from './deadline.ts';
export { deadlineWording, SOON_HOURS, timeBetween, URGENCIES, type Urgency, urgencyOf } from './urgency.ts';
export { waitingWording } from './waiting.ts';
