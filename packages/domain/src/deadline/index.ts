export { cancellationLabel, isIssued, type ServiceStart } from './cancellation-label.ts';
export { compareDeadlines, type DeadlineState, deadlineState, isToday, timeBetween } from './deadline.ts';
