import type { Quote } from '../entities/index.ts';
import type { StatusCotacao, StatusSolicitacao } from '../enums/index.ts';
import type { Violation } from '../messages/index.ts';
import { movedRequest } from './moved-request.ts';
import { movedQuote } from './quote-transitions.ts';
import { quotesMayChange, quotesMayChangeViolations } from './quotes-may-change.ts';

/** The data that are checked before quoting is concluded. */
export interface Concluding {
  readonly status: StatusSolicitacao;
  readonly cotacoes: readonly Pick<Quote, 'aguardandoFornecedor' | 'moeda'>[];
}

/**
 * Why quoting cannot be concluded: the request is not in COTACAO_AGENCIA, it has no quote, a quote waits for its supplier, or a
 * quote has no currency. Empty when it can.
 * @see
 */
export function concludeQuotingViolations({ status, cotacoes }: Concluding): readonly Violation[] {
  if (!quotesMayChange(status)) return quotesMayChangeViolations(status);
  if (cotacoes.length === 0) return [{ key: 'solicitacao_sem_cotacao', field: '' }];
  const violations: Violation[] = [];
  if (cotacoes.some((quote) => quote.aguardandoFornecedor)) violations.push({ key: 'cotacao_aguardando_fornecedor', field: '' });
  if (cotacoes.some((quote) => quote.moeda === null)) violations.push({ key: 'existem_cotacoes_sem_moeda_definida', field: '' });
  return violations;
}

/**
 * The status of a request after quoting is concluded: the client's selection. Errors: `RangeError` when it is not being quoted (a caller's
 * mistake).
 * @see Q-092
 */
export function statusAfterQuoting(status: StatusSolicitacao): StatusSolicitacao {
  return movedRequest(status, 'SELECAO_COTACAO', 'AGENCIA');
}

/** The status of a quote after quoting is concluded: a pending quote is finished, any other status stays. @see Q-092 */
export function quoteAfterQuoting(status: StatusCotacao): StatusCotacao {
  return status === 'COTACAO_PENDENTE' ? movedQuote(status, 'COTACAO_FINALIZADA', 'AGENCIA') : status;
}
