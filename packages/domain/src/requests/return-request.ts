import type { StatusCotacao, StatusSolicitacao } from '../enums/index.ts';
import { movedQuote, movedRequest } from './transitions.ts';

/** The status of a request after the agency returns it, by its present status; null when it cannot be returned. */
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
 * The status of a request after it is returned: from quoting to the requester's draft, from selection to quoting, from issuing to
 * selection, from a change to the closing. `null` in any other status, from which it cannot be returned.
 * @see
 */
export function statusAfterReturn(status: StatusSolicitacao): StatusSolicitacao | null {
  const target = TARGETS[status];
  return target === null ? null : movedRequest(status, target, 'AGENCIA');
}

/** The new statuses of the quotes of a request that goes back to a status; quotes in other statuses stay. */
const QUOTES_BACK_IN: Partial<Record<StatusSolicitacao, Partial<Record<StatusCotacao, StatusCotacao>>>> = {
  COTACAO_AGENCIA: { COTACAO_FINALIZADA: 'COTACAO_PENDENTE' },
  SELECAO_COTACAO: { EMISSAO_PENDENTE: 'COTACAO_FINALIZADA', EMISSAO_ALTERACAO: 'COTACAO_FINALIZADA' },
  FECHAMENTO: { EMISSAO_ALTERACAO: 'EMISSAO_FINALIZADA', EMISSAO_CANCELAMENTO_PENDENTE: 'EMISSAO_FINALIZADA' },
};

/**
 * The status of a quote whose request goes back to quoting, selection or the closing, because it was returned or a value changed at issue:
 * finished quotes are pending again, quotes that waited for their issue or change are offered again, and a returned change or cancellation
 * leaves the quote issued. Any other status stays.
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
 * Whether returning a request is offered: its toggle is on, it is not in history, and its status can be returned from, which excludes
 * cancelled requests.
 * @see
 */
export function returnIsOffered({ status, toggleOn, history }: ReturnContext): boolean {
  return toggleOn && !history && TARGETS[status] !== null;
}
