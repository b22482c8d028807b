import type { StatusCotacao, StatusSolicitacao } from '../enums/index.ts';

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
  { from: 'APROVACAO_ALTERACAO', to: 'EMISSAO', by: 'CLIENTE' },
  { from: 'APROVACAO_ALTERACAO', to: 'CANCELADA', by: 'CLIENTE' },
  // A change or a cancellation of an issue.
  { from: 'FECHAMENTO', to: 'EMISSAO_ALTERACAO', by: 'CLIENTE' },
  { from: 'FECHAMENTO', to: 'CANCELADA', by: 'CLIENTE' },
];

/**
 * Every allowed change of a quote's status; any other is refused.
 * @see, S-094, S-095
 */
export const QUOTE_TRANSITIONS: readonly Transition<StatusCotacao>[] = [
  { from: 'COTACAO_PENDENTE', to: 'COTACAO_FINALIZADA', by: 'AGENCIA' },
  // A hotel chosen in place of another one is not offered first.
  { from: 'COTACAO_PENDENTE', to: 'EMISSAO_PENDENTE', by: 'CLIENTE' },
  { from: 'COTACAO_PENDENTE', to: 'COTACAO_CANCELADA', by: 'AGENCIA' },
  { from: 'COTACAO_PENDENTE', to: 'COTACAO_CANCELADA', by: 'CLIENTE' },
  { from: 'COTACAO_FINALIZADA', to: 'EMISSAO_PENDENTE', by: 'CLIENTE' },
  // Put in the place of the chosen quote at issue. @see Q-094
  { from: 'COTACAO_FINALIZADA', to: 'EMISSAO_PENDENTE', by: 'AGENCIA' },
  { from: 'COTACAO_FINALIZADA', to: 'COTACAO_PENDENTE', by: 'CLIENTE' },
  { from: 'COTACAO_FINALIZADA', to: 'COTACAO_PENDENTE', by: 'AGENCIA' },
  { from: 'COTACAO_FINALIZADA', to: 'COTACAO_CANCELADA', by: 'AGENCIA' },
  { from: 'COTACAO_FINALIZADA', to: 'COTACAO_CANCELADA', by: 'CLIENTE' },
  { from: 'EMISSAO_PENDENTE', to: 'EMISSAO_FINALIZADA', by: 'AGENCIA' },
  // Its request goes back to selection, where the client chooses anew.
  { from: 'EMISSAO_PENDENTE', to: 'COTACAO_FINALIZADA', by: 'AGENCIA' },
  // Cancelled before a ticket or a reservation exists, and after.
  { from: 'EMISSAO_PENDENTE', to: 'COTACAO_CANCELADA', by: 'AGENCIA' },
  { from: 'EMISSAO_PENDENTE', to: 'EMISSAO_CANCELADA', by: 'AGENCIA' },
  { from: 'EMISSAO_PENDENTE', to: 'EMISSAO_CANCELAMENTO_PENDENTE', by: 'CLIENTE' },
  { from: 'EMISSAO_FINALIZADA', to: 'EMISSAO_ALTERACAO', by: 'CLIENTE' },
  { from: 'EMISSAO_FINALIZADA', to: 'EMISSAO_CANCELAMENTO_PENDENTE', by: 'CLIENTE' },
  { from: 'EMISSAO_ALTERACAO', to: 'EMISSAO_ALTERADA', by: 'AGENCIA' },
  { from: 'EMISSAO_ALTERACAO', to: 'COTACAO_FINALIZADA', by: 'AGENCIA' },
  // The change or the cancellation is returned: the issue stays as it is.
  { from: 'EMISSAO_ALTERACAO', to: 'EMISSAO_FINALIZADA', by: 'AGENCIA' },
  { from: 'EMISSAO_ALTERACAO', to: 'EMISSAO_CANCELAMENTO_PENDENTE', by: 'CLIENTE' },
  { from: 'EMISSAO_CANCELAMENTO_PENDENTE', to: 'EMISSAO_CANCELADA', by: 'AGENCIA' },
  { from: 'EMISSAO_CANCELAMENTO_PENDENTE', to: 'EMISSAO_FINALIZADA', by: 'AGENCIA' },
  // A cancellation asked for before the issue, returned.
  { from: 'EMISSAO_CANCELAMENTO_PENDENTE', to: 'EMISSAO_PENDENTE', by: 'AGENCIA' },
];

/** Why a change of status is refused: nobody may make it, or only the other side may. */
export type TransitionRefusal = 'not_named' | 'by_another';

function refusal<Status>(
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
  return refusal(REQUEST_TRANSITIONS, from, to, by);
}

/** Why a quote may not go from one status to another; `undefined` when it may. Without `by`, for any actor. @see Q-096 */
export function quoteTransitionRefusal(from: StatusCotacao, to: StatusCotacao, by?: Actor): TransitionRefusal | undefined {
  return refusal(QUOTE_TRANSITIONS, from, to, by);
}

/** Whether a request may go from one status to another. @see Q-096 */
export function requestMayBecome(from: StatusSolicitacao, to: StatusSolicitacao, by?: Actor): boolean {
  return requestTransitionRefusal(from, to, by) === undefined;
}

/** Whether a quote may go from one status to another. @see Q-096 */
export function quoteMayBecome(from: StatusCotacao, to: StatusCotacao, by?: Actor): boolean {
  return quoteTransitionRefusal(from, to, by) === undefined;
}

function moved<Status extends string>(table: readonly Transition<Status>[], from: Status, to: Status, by: Actor): Status {
  const why = from === to ? undefined : refusal(table, from, to, by);
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
  return moved(REQUEST_TRANSITIONS, from, to, by);
}

/** The status of a quote that goes from one status to another, as `movedRequest` for requests; throws the same `RangeError`. @see Q-096 */
export function movedQuote(from: StatusCotacao, to: StatusCotacao, by: Actor): StatusCotacao {
  return moved(QUOTE_TRANSITIONS, from, to, by);
}
