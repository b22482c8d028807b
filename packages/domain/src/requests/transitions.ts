import type { StatusSolicitacao } from '../enums/index.ts';

/** The side that changes a status: the agency's users and its server, or the client company. */
export type Actor = 'AGENCIA' | 'CLIENTE';

/** An allowed change of status. */
export interface Transition<Status> {
  readonly from: Status;
  readonly to: Status;
  readonly by: Actor;
}

type RequestTransition = Transition<StatusSolicitacao>;
const byAgency = (from: StatusSolicitacao, to: StatusSolicitacao): RequestTransition => ({ from, to, by: 'AGENCIA' });
const byClient = (from: StatusSolicitacao, to: StatusSolicitacao): RequestTransition => ({ from, to, by: 'CLIENTE' });

/**
 * Every allowed change of a request's status; any other is refused.
 * @see
 */
export const REQUEST_TRANSITIONS: readonly RequestTransition[] = [
  byClient('RASCUNHO', 'COTACAO_AGENCIA'),
  byAgency('COTACAO_AGENCIA', 'SELECAO_COTACAO'),
  // Returned: something is missing in the request.
  byAgency('COTACAO_AGENCIA', 'RASCUNHO'),
  byClient('COTACAO_AGENCIA', 'CANCELADA'),
  byClient('SELECAO_COTACAO', 'EMISSAO'),
  // The traveller's choice waits for the approver of the client company.
  byClient('SELECAO_COTACAO', 'APROVACAO'),
  // None of the quotes is suitable, or the agency takes them back.
  byClient('SELECAO_COTACAO', 'COTACAO_AGENCIA'),
  byAgency('SELECAO_COTACAO', 'COTACAO_AGENCIA'),
  byClient('SELECAO_COTACAO', 'CANCELADA'),
  byAgency('EMISSAO', 'FECHAMENTO'),
  // A request with a value changed at issue goes back to selection or to approval; a returned one to selection.
  byAgency('EMISSAO', 'SELECAO_COTACAO'),
  byAgency('EMISSAO', 'APROVACAO_ALTERACAO'),
  byClient('EMISSAO', 'CANCELADA'),
  // Concluded, or returned with the issues left as they are; with a quote that was never issued, back to issuing.
  byAgency('EMISSAO_ALTERACAO', 'FECHAMENTO'),
  byAgency('EMISSAO_ALTERACAO', 'EMISSAO'),
  byAgency('EMISSAO_ALTERACAO', 'SELECAO_COTACAO'),
  byAgency('EMISSAO_ALTERACAO', 'APROVACAO_ALTERACAO'),
  byClient('EMISSAO_ALTERACAO', 'CANCELADA'),
  // The approver of the client company decides about what was chosen.
  byClient('APROVACAO', 'EMISSAO'),
  byClient('APROVACAO', 'REPROVADA'),
  byClient('APROVACAO_ALTERACAO', 'EMISSAO'),
  byClient('APROVACAO_ALTERACAO', 'CANCELADA'),
  // A change or a cancellation of an issue.
  byClient('FECHAMENTO', 'EMISSAO_ALTERACAO'),
  byClient('FECHAMENTO', 'CANCELADA'),
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
