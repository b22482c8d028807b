import type { StatusCotacao } from '../enums/index.ts';
import { movedByTable } from './moved-request.ts';
import { type Actor, type Transition, type TransitionRefusal, transitionRefusal } from './transitions.ts';

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

/** Why a quote may not go from one status to another; `undefined` when it may. Without `by`, for any actor. @see Q-096 */
export function quoteTransitionRefusal(from: StatusCotacao, to: StatusCotacao, by?: Actor): TransitionRefusal | undefined {
  return transitionRefusal(QUOTE_TRANSITIONS, from, to, by);
}

/** Whether a quote may go from one status to another. @see Q-096 */
export function quoteMayBecome(from: StatusCotacao, to: StatusCotacao, by?: Actor): boolean {
  return quoteTransitionRefusal(from, to, by) === undefined;
}

/** The status of a quote that goes from one status to another, as `movedRequest` for requests; throws the same `RangeError`. @see Q-096 */
export function movedQuote(from: StatusCotacao, to: StatusCotacao, by: Actor): StatusCotacao {
  return movedByTable(QUOTE_TRANSITIONS, from, to, by);
}
