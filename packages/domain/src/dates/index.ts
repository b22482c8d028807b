export { daysBetween, minutesBetween } from './wall-clock.ts';
