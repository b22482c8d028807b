import { durationText } from '../dates/index.ts';
import type { deadlineMessages } from '../messages/deadline/index.ts';
import type { TopicKey, Wording } from '../messages/index.ts';
import type { UtcInstant } from '../units/index.ts';
import { deadlineState, isToday } from './deadline.ts';

/** How urgent a deadline is, the most urgent first. @see B-040 */
export const URGENCIES = ['past', 'soon', 'today', 'later', 'none'] as const;
export type Urgency = (typeof URGENCIES)[number];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The hours before a deadline in which it is `soon`. */
export const SOON_HOURS = 2;

/**
 * How urgent a deadline is: past, within some hours, later today (a calendar day of the reader), later, or not set. Exactly now is still ahead, and
 * exactly at the hours is soon.
 * @see B-040
 */
export function urgencyOf(deadline: UtcInstant | null, now: Date, soonHours: number = SOON_HOURS): Urgency {
  if (deadline === null) return 'none';
  if (deadlineState(deadline, now) === 'past') return 'past';
  if (Date.parse(deadline) - now.getTime() <= soonHours * HOUR) return 'soon';
  return isToday(deadline, now) ? 'today' : 'later';
}

/**
 * The time between a moment and now in its shortest words: `36 min`, `2 h 10`, `18 h`, `3 d`. Minutes are told below six hours, hours below two days;
 * rounded down. The unit signs are the same in the three languages.
 */
export function timeBetween(moment: UtcInstant, now: Date): string {
  const gap = Math.abs(Date.parse(moment) - now.getTime());
  if (gap >= 2 * DAY) return `${Math.floor(gap / DAY)} d`;
  const told = gap < 6 * HOUR ? MINUTE : HOUR;
  return durationText((Math.floor(gap / told) * told) / MINUTE);
}

/** The words of a deadline: `em 36 min`, `venceu há 18 h`, `vence agora` in its last minute, `sem prazo`. @see A-101, B-040 */
export function deadlineWording(deadline: UtcInstant | null, now: Date): Wording<TopicKey<typeof deadlineMessages>> {
  if (deadline === null) return { key: 'sem_prazo' };
  const gap = Date.parse(deadline) - now.getTime();
  if (Math.abs(gap) < MINUTE) return { key: gap < 0 ? 'venceu_agora' : 'vence_agora' };
  return { key: gap < 0 ? 'vencido_ha' : 'vence_em', params: { tempo: timeBetween(deadline, now) } };
}
