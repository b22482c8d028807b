import type { StatusCotacao, StatusSolicitacao } from '../enums/index.ts';
import { movedQuote, movedRequest } from './transitions.ts';

/** Where a request goes when the agency returns it: one step back to the side that it has it from; null where it is not the agency's to return. */
const TARGETS: Record<StatusSolicitacao, StatusSolicitacao | null> = {
  COTACAO_AGENCIA: 'RASCUNHO',
  SELECAO_COTACAO: 'COTACAO_AGENCIA',
  EMISSAO: 'SELECAO_COTACAO',
  EMISSAO_ALTERACAO: 'FECHAMENTO',
  APROVACAO_ALTERACAO: null,
  FECHAMENTO: null,
  CONFERENCIA: null,
  APROVACAO_FECHAMENTO: null,
  FINALIZADO: null,
  CANCELADA: null,
  REPROVADA: null,
  APROVACAO: null,
  RASCUNHO: null,
  AUTORIZACAO: null,
  AGUARDANDO_COMPLEMENTARES: null,
  AGUARDANDO_EMISSAO_AUTOMATICA: null,
  AGUARDANDO_RESERVA_AUTOMATICA: null,
};

/**
 * The status of a request once it is returned: from quoting to the requester's draft, from selection to quoting, from issuing to selection,
 * from a change to the closing. `null` in any other status, which cannot be returned.
 * @see
 */
export function statusAfterReturn(status: StatusSolicitacao): StatusSolicitacao | null {
  const target = TARGETS[status];
  return target === null ? null : movedRequest(status, target, 'AGENCIA');
}

/** What becomes of the quotes of a request that goes back to a status; one that is not named stays. */
const QUOTES_BACK_IN: Partial<Record<StatusSolicitacao, Partial<Record<StatusCotacao, StatusCotacao>>>> = {
  COTACAO_AGENCIA: { COTACAO_FINALIZADA: 'COTACAO_PENDENTE' },
  SELECAO_COTACAO: { EMISSAO_PENDENTE: 'COTACAO_FINALIZADA', EMISSAO_ALTERACAO: 'COTACAO_FINALIZADA' },
  FECHAMENTO: { EMISSAO_ALTERACAO: 'EMISSAO_FINALIZADA', EMISSAO_CANCELAMENTO_PENDENTE: 'EMISSAO_FINALIZADA' },
};

/**
 * The status of a quote whose request goes back to quoting, selection or the closing, because it was returned or a value changed at issue:
 * finished quotes are pending again, those that waited for their issue or change are offered again, and a change or cancellation that is
 * returned leaves what was issued. Any other quote stays as it is.
 * @see
 */
export function quoteAfterReturn(status: StatusCotacao, returnsTo: StatusSolicitacao): StatusCotacao {
  return movedQuote(status, QUOTES_BACK_IN[returnsTo]?.[status] ?? status, 'AGENCIA');
}

export interface ReturnContext {
  readonly status: StatusSolicitacao;
  /** The toggle RETORNAR_RELATORIO. */
  readonly toggleOn: boolean;
  readonly history: boolean;
}

/**
 * Whether returning a request is offered: with its toggle, not in history, and in a status from which a return leads somewhere, which
 * leaves out a cancelled request.
 * @see
 */
export function returnIsOffered({ status, toggleOn, history }: ReturnContext): boolean {
  return toggleOn && !history && TARGETS[status] !== null;
}
