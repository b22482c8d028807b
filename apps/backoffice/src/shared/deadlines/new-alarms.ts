import { type Urgency, urgencyOf } from '@guiche/domain/deadline';

/** The hours before a deadline in which a request is told in the tab. @see B-051 */
const ALARM_HOURS = 1;

/** A request whose deadline is past or close, as the server lists them. */
export interface CloseDeadline {
  readonly idSolicitacao: number;
  readonly fase: 'COTACAO' | 'EMISSAO';
  readonly prazo: string;
  readonly empresa: string;
  readonly responsavel: string | null;
}

/** A deadline with how urgent it is. */
export interface Alarm {
  readonly deadline: CloseDeadline;
  readonly urgency: Extract<Urgency, 'past' | 'soon'>;
}

/** The deadlines that are past or within the hour, the earliest first. @see B-051 */
export function alarmsAt(now: Date, deadlines: readonly CloseDeadline[]): readonly Alarm[] {
  return deadlines.flatMap((deadline) => {
    const urgency = urgencyOf(deadline.prazo, now, ALARM_HOURS);
    return urgency === 'past' || urgency === 'soon' ? [{ deadline, urgency }] : [];
  });
}

const nameOf = ({ deadline: { idSolicitacao, fase, prazo }, urgency }: Alarm) => `${idSolicitacao} ${fase} ${prazo} ${urgency}`;

/**
 * Those of the alarms that were not told before and concern a user: of requests for which that one or nobody is responsible. `told` grows by all
 * alarms. Undefined in place of `told` tells nothing: what was so before the page was opened is no news.
 */
export function newAlarms(alarms: readonly Alarm[], told: ReadonlySet<string> | undefined, userId: string) {
  const news =
    told === undefined ? [] : alarms.filter((alarm) => !told.has(nameOf(alarm)) && [userId, null].includes(alarm.deadline.responsavel));
  return { news, told: new Set([...(told ?? []), ...alarms.map(nameOf)]) };
}
