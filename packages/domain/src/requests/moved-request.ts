import type { StatusSolicitacao } from '../enums/index.ts';
import { type Actor, REQUEST_TRANSITIONS, type Transition, transitionRefusal } from './transitions.ts';

/** The status that a table leads to. Errors: as of `movedRequest`. */
export function movedByTable<Status extends string>(table: readonly Transition<Status>[], from: Status, to: Status, by: Actor): Status {
  const why = from === to ? undefined : transitionRefusal(table, from, to, by);
  if (why !== undefined) throw new RangeError(`${by} may not turn ${from} into ${to}: ${why}`);
  return to;
}

/**
 * The status of a request that goes from one status to another; every writer of a request's status calls it. The same status is always
 * allowed.
 *
 * Errors: `RangeError` for a change that the table does not allow to the actor (a caller's mistake: check `requestMayBecome` first).
 * @see Q-096
 */
export function movedRequest(from: StatusSolicitacao, to: StatusSolicitacao, by: Actor): StatusSolicitacao {
  return movedByTable(REQUEST_TRANSITIONS, from, to, by);
}
