import { brazilianClock } from '../dates/index.ts';
import type { RequestLogEntry } from '../entities/index.ts';

/**
 * A moment as every log writes it, `21/11 14:05`, by the clock in Brasília; `''` for a text that is no moment.
 * @see A-157
 */
export function shownLogMoment(iso: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return '';
  const clock = brazilianClock(moment);
  return `${clock.slice(8, 10)}/${clock.slice(5, 7)} ${clock.slice(11)}`;
}

/** The moment of an entry of a request's change log, from whichever field carries it; `''` when neither does. @see A-144 */
export function requestLogMoment({ date, horaAlteracao }: Pick<RequestLogEntry, 'date' | 'horaAlteracao'>): string {
  return date ?? horaAlteracao ?? '';
}
