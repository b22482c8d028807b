import type { StatusSolicitacao } from '../enums/index.ts';

/** The side that changes a status: the agency's users and its server, or the client company. */
export type Actor = 'AGENCIA' | 'CLIENTE';

/** An allowed change of status. */
export interface Transition<Status> {
  readonly from: Status;
  readonly to: Status;
  readonly by: Actor;
}

/**
 * Every allowed change of a request's status; any other is refused.
 * @see
 */
export const REQUEST_TRANSITIONS: readonly Transition<StatusSolicitacao>[] = [
  { from: 'RASCUNHO', to: 'COTACAO_AGENCIA', by: 'CLIENTE' },
  { from: 'COTACAO_AGENCIA', to: 'SELECAO_COTACAO', by: 'AGENCIA' },
  // Returned: something is missing in the request.
  { from: 'COTACAO_AGENCIA', to: 'RASCUNHO', by: 'AGENCIA' },
  { from: 'COTACAO_AGENCIA', to: 'CANCELADA', by: 'CLIENTE' },
  { from: 'SELECAO_COTACAO', to: 'EMISSAO', by: 'CLIENTE' },
  // None of the quotes is suitable, or the agency takes them back.
  { from: 'SELECAO_COTACAO', to: 'COTACAO_AGENCIA', by: 'CLIENTE' },
  { from: 'SELECAO_COTACAO', to: 'COTACAO_AGENCIA', by: 'AGENCIA' },
  { from: 'SELECAO_COTACAO', to: 'CANCELADA', by: 'CLIENTE' },
  { from: 'EMISSAO', to: 'FECHAMENTO', by: 'AGENCIA' },
  // A request with a value changed at issue goes back to selection or to approval; a returned one to selection.
  { from: 'EMISSAO', to: 'SELECAO_COTACAO', by: 'AGENCIA' },
  { from: 'EMISSAO', to: 'APROVACAO_ALTERACAO', by: 'AGENCIA' },
  { from: 'EMISSAO', to: 'CANCELADA', by: 'CLIENTE' },
  // Concluded, or returned with the issues left as they are; with a quote that was never issued, back to issuing.
  { from: 'EMISSAO_ALTERACAO', to: 'FECHAMENTO', by: 'AGENCIA' },
  { from: 'EMISSAO_ALTERACAO', to: 'EMISSAO', by: 'AGENCIA' },
  { from: 'EMISSAO_ALTERACAO', to: 'SELECAO_COTACAO', by: 'AGENCIA' },
  { from: 'EMISSAO_ALTERACAO', to: 'APROVACAO_ALTERACAO', by: 'AGENCIA' },
  { from: 'EMISSAO_ALTERACAO', to: 'CANCELADA', by: 'CLIENTE' },
  // The approver of the client company decides about what was chosen.
  { from: 'APROVACAO', to: 'EMISSAO', by: 'CLIENTE' },
  { from: 'APROVACAO', to: 'REPROVADA', by: 'CLIENTE' },
  { from: 'APROVACAO_ALTERACAO', to: 'EMISSAO', by: 'CLIENTE' },
  { from: 'APROVACAO_ALTERACAO', to: 'CANCELADA', by: 'CLIENTE' },
  // A change or a cancellation of an issue.
  { from: 'FECHAMENTO', to: 'EMISSAO_ALTERACAO', by: 'CLIENTE' },
  { from: 'FECHAMENTO', to: 'CANCELADA', by: 'CLIENTE' },
];

/** Why a change of status is refused: nobody may make it, or only the other side may. */
export type TransitionRefusal = 'not_named' | 'by_another';

/** Why a table does not allow a change; `undefined` when it does. Without `by`, for any actor. */
export function transitionRefusal<Status>(
  table: readonly Transition<Status>[],
  from: Status,
  to: Status,
  by: Actor | undefined,
): TransitionRefusal | undefined {
  const named = table.filter((transition) => transition.from === from && transition.to === to);
  if (named.length === 0) return 'not_named';
  return by === undefined || named.some((transition) => transition.by === by) ? undefined : 'by_another';
}

/** Why a request may not go from one status to another; `undefined` when it may. Without `by`, for any actor. @see Q-096 */
export function requestTransitionRefusal(from: StatusSolicitacao, to: StatusSolicitacao, by?: Actor): TransitionRefusal | undefined {
  return transitionRefusal(REQUEST_TRANSITIONS, from, to, by);
}

/** Whether a request may go from one status to another. @see Q-096 */
export function requestMayBecome(from: StatusSolicitacao, to: StatusSolicitacao, by?: Actor): boolean {
  return requestTransitionRefusal(from, to, by) === undefined;
}

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
