import { brazilianClock } from '../dates/index.ts';
import type { RequestLogEntry } from '../entities/index.ts';

/**
 * A moment in the format of the logs, `21/11 14:05`, in the time of Brasília; `''` for a text that is not a valid date and time.
 * @see A-157
 */
export function shownLogMoment(iso: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return '';
  const clock = brazilianClock(moment);
  return `${clock.slice(8, 10)}/${clock.slice(5, 7)} ${clock.slice(11)}`;
}

/** The moment of an entry of a request's change log, from `date` or `horaAlteracao`; `''` when neither has one. @see A-144 */
export function requestLogMoment({ date, horaAlteracao }: Pick<RequestLogEntry, 'date' | 'horaAlteracao'>): string {
  return date ?? horaAlteracao ?? '';
}

/** Entries of a log, the newest first; entries of one moment stay in their order. @see A-146 */
export function newestFirst<Entry>(entries: readonly Entry[], momentOf: (entry: Entry) => string): readonly Entry[] {
  const timeOf = (entry: Entry) => Date.parse(momentOf(entry)) || 0;
  return entries.toSorted((one, other) => timeOf(other) - timeOf(one));
}
