import type { LineReading } from './line-reading.ts';
import { printedDay } from './printed-day.ts';
import { printedTime } from './printed-time.ts';

/**
 * The time limit of a line whose `date` and `time` were found: the date, or date and hour; null without a date, as where tickets were issued.
 * Undefined for a date or an hour that does not exist.
 * @see B-001, B-003
 */
export function limitReading(found: Readonly<Record<string, string | undefined>> | undefined, today: string): LineReading | undefined {
  const { date, time } = found ?? {};
  if (date === undefined) return { meaning: { kind: 'timeLimit', timeLimit: null } };
  const [day, hour] = [printedDay(date, today), time === undefined ? undefined : printedTime(time)];
  if (day === undefined || (time !== undefined && hour === undefined)) return undefined;
  return { meaning: { kind: 'timeLimit', timeLimit: hour === undefined ? day : `${day}T${hour}` } };
}
