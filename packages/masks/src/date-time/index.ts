export {
  type DateTimeProblem,
  formatDateTime,
  isDateTime,
  type KnownMoment,
  parseDateTime,
  readDateTime,
  validateDateTime,
} from './date-time.ts';
