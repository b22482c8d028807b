import type { StatusCotacao, StatusSolicitacao } from '../enums/index.ts';

/** Who brings a status about: the agency's users and its server, or the client company. */
export type Actor = 'AGENCIA' | 'CLIENTE';

/** One change of status that is named. */
export interface Transition<Status> {
  readonly from: Status;
  readonly to: Status;
  readonly by: Actor;
}

/** Every change of a request's status that is named; any other is refused. @see */
export const REQUEST_TRANSITIONS: readonly Transition<StatusSolicitacao>[] = [
  { from: 'COTACAO_AGENCIA', to: 'SELECAO_COTACAO', by: 'AGENCIA' },
  { from: 'SELECAO_COTACAO', to: 'EMISSAO', by: 'CLIENTE' },
  // None of the quotes will do.
  { from: 'SELECAO_COTACAO', to: 'COTACAO_AGENCIA', by: 'CLIENTE' },
  { from: 'EMISSAO', to: 'FECHAMENTO', by: 'AGENCIA' },
  // A value changed at issue goes back to selection or to approval.
  { from: 'EMISSAO', to: 'SELECAO_COTACAO', by: 'AGENCIA' },
  { from: 'EMISSAO', to: 'APROVACAO_ALTERACAO', by: 'AGENCIA' },
  { from: 'EMISSAO_ALTERACAO', to: 'FECHAMENTO', by: 'AGENCIA' },
  { from: 'EMISSAO_ALTERACAO', to: 'APROVACAO_ALTERACAO', by: 'AGENCIA' },
  { from: 'APROVACAO_ALTERACAO', to: 'EMISSAO', by: 'CLIENTE' },
];

/** Every change of a quote's status that is named; any other is refused. @see */
export const QUOTE_TRANSITIONS: readonly Transition<StatusCotacao>[] = [
  { from: 'COTACAO_PENDENTE', to: 'COTACAO_FINALIZADA', by: 'AGENCIA' },
  { from: 'COTACAO_PENDENTE', to: 'COTACAO_CANCELADA', by: 'AGENCIA' },
  { from: 'COTACAO_FINALIZADA', to: 'EMISSAO_PENDENTE', by: 'CLIENTE' },
  { from: 'COTACAO_FINALIZADA', to: 'COTACAO_PENDENTE', by: 'CLIENTE' },
  { from: 'COTACAO_FINALIZADA', to: 'COTACAO_CANCELADA', by: 'AGENCIA' },
  { from: 'EMISSAO_PENDENTE', to: 'EMISSAO_FINALIZADA', by: 'AGENCIA' },
  // Called off before a ticket or a reservation, and cancelled after one.
  { from: 'EMISSAO_PENDENTE', to: 'COTACAO_CANCELADA', by: 'AGENCIA' },
  { from: 'EMISSAO_PENDENTE', to: 'EMISSAO_CANCELADA', by: 'AGENCIA' },
  { from: 'EMISSAO_FINALIZADA', to: 'EMISSAO_ALTERACAO', by: 'CLIENTE' },
  { from: 'EMISSAO_FINALIZADA', to: 'EMISSAO_CANCELAMENTO_PENDENTE', by: 'CLIENTE' },
  { from: 'EMISSAO_ALTERACAO', to: 'EMISSAO_ALTERADA', by: 'AGENCIA' },
  { from: 'EMISSAO_CANCELAMENTO_PENDENTE', to: 'EMISSAO_CANCELADA', by: 'AGENCIA' },
];

/** Why a change of status is refused: nobody may make it, or somebody else does. */
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

/** Why a request may not go from one status to another; `undefined` when it may. Without an actor, whoever it is. @see Q-096 */
export function requestTransitionRefusal(from: StatusSolicitacao, to: StatusSolicitacao, by?: Actor): TransitionRefusal | undefined {
  return refusal(REQUEST_TRANSITIONS, from, to, by);
}

/** Why a quote may not go from one status to another; `undefined` when it may. Without an actor, whoever it is. @see Q-096 */
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
