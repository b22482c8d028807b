import type { StatusSolicitacao } from '../enums/index.ts';

export interface ReturnContext {
  readonly status: StatusSolicitacao;
  /** The toggle RETORNAR_RELATORIO. */
  readonly toggleOn: boolean;
  readonly history: boolean;
}

/** Whether returning a request is offered: with its toggle, not of a cancelled request and not in history. @see Q-234 */
export function returnIsOffered({ status, toggleOn, history }: ReturnContext): boolean {
  return toggleOn && status !== 'CANCELADA' && !history;
}
