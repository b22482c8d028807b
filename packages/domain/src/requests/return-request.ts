import { dialogTextRefusal } from '../dialogs/index.ts';
import type { Quote } from '../entities/index.ts';
import type { StatusCotacao, StatusSolicitacao } from '../enums/index.ts';
import type { Violation } from '../messages/index.ts';
import { movedRequest } from './moved-request.ts';
import { movedQuote } from './quote-transitions.ts';

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

/** The fields of a quote on which a return depends. */
export type ReturnedQuote = Pick<Quote, 'statusCotacao' | 'dataEmissao'>;

/** Whether a quote of a request in EMISSAO_ALTERACAO was chosen and has never been issued: a return leads it back to its issue. */
function awaitsFirstIssue({ statusCotacao, dataEmissao }: ReturnedQuote): boolean {
  return dataEmissao === null && (statusCotacao === 'EMISSAO_PENDENTE' || statusCotacao === 'EMISSAO_CANCELAMENTO_PENDENTE');
}

/**
 * The status of a request after it is returned: from quoting to the requester's draft, from selection to quoting, from issuing to
 * selection, from a change to the closing, or to issuing while one of its quotes has never been issued. `null` in any other status, from
 * which it cannot be returned.
 * @see
 */
export function statusAfterReturn(status: StatusSolicitacao, quotes: readonly ReturnedQuote[]): StatusSolicitacao | null {
  const target = TARGETS[status];
  if (target === null) return null;
  return movedRequest(status, target === 'FECHAMENTO' && quotes.some(awaitsFirstIssue) ? 'EMISSAO' : target, 'AGENCIA');
}

/** A returned change or cancellation leaves an issue as it is. */
const ISSUE_STAYS: Partial<Record<StatusCotacao, StatusCotacao>> = {
  EMISSAO_ALTERACAO: 'EMISSAO_FINALIZADA',
  EMISSAO_CANCELAMENTO_PENDENTE: 'EMISSAO_FINALIZADA',
};

/** The new statuses of the quotes of a request that goes back to a status; quotes in other statuses stay. */
const QUOTES_BACK_IN: Partial<Record<StatusSolicitacao, Partial<Record<StatusCotacao, StatusCotacao>>>> = {
  COTACAO_AGENCIA: { COTACAO_FINALIZADA: 'COTACAO_PENDENTE' },
  SELECAO_COTACAO: { EMISSAO_PENDENTE: 'COTACAO_FINALIZADA', EMISSAO_ALTERACAO: 'COTACAO_FINALIZADA' },
  EMISSAO: ISSUE_STAYS,
  FECHAMENTO: ISSUE_STAYS,
};

/**
 * The status of a quote whose request goes back to quoting, selection, issuing or the closing, because it was returned or a value changed at
 * issue: finished quotes are pending again, quotes that waited for their issue or change are offered again, and a returned change or
 * cancellation leaves the quote issued, or waiting for its issue when it never was issued. Any other status stays.
 * @see
 */
export function quoteAfterReturn(quote: ReturnedQuote, returnsTo: StatusSolicitacao): StatusCotacao {
  const { statusCotacao: status } = quote;
  const back = QUOTES_BACK_IN[returnsTo]?.[status] ?? status;
  return movedQuote(status, back === 'EMISSAO_FINALIZADA' && awaitsFirstIssue(quote) ? 'EMISSAO_PENDENTE' : back, 'AGENCIA');
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

/**
 * Why a request cannot be returned with a justification: returning is not offered, or the text is blank or longer than 255 characters
 * (`field` `justificativa`). Empty when it can.
 * @see
 */
export function returnViolations(context: ReturnContext, justificativa: string): readonly Violation[] {
  if (!returnIsOffered(context)) return [{ key: 'solicitacao_nao_pode_ser_retornada', field: '' }];
  const refusal = dialogTextRefusal(justificativa, true);
  return refusal ? [{ key: refusal, field: 'justificativa' }] : [];
}
