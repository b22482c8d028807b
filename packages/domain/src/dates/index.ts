export { addDays } from './add-days.ts';
export { brazilianClock } from './brazilian-clock.ts';
export { BRASILIA, clockIn, dayIn, isTimeZone, momentIn } from './clock-in.ts';

export { dayAndMonth } from './day-and-month.ts';
export { durationText } from './duration-text.ts';
export { isPastEverywhere } from './is-past-everywhere.ts';
export { listedDays } from './listed-days.ts';
export { readServerMoment, writeServerMoment } from './server-moment.ts';
export { shownDate } from './shown-date.ts';
export { daysBetween, minutesBetween } from './wall-clock.ts';
