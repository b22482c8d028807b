import { ENDED_UNHANDLED } from '../changed-issues/is-changed-issue.ts';
import type { Quote } from '../entities/index.ts';
import type { StatusSolicitacao, TipoServico } from '../enums/index.ts';
import { PHASE_STATUSES } from '../requests/phases.ts';

/**
 * How the agency ends an issue. CANCELAMENTO: with its fine. ALTERACAO: changed into another, with its fine. DESISTENCIA: called off before a
 * ticket or reservation was issued, without a fine.
 */
export type IssueEnding = 'CANCELAMENTO' | 'ALTERACAO' | 'DESISTENCIA';

export type EndedQuote = Pick<Quote, 'statusCotacao' | 'dataEmissao' | 'emissaoEmVerificacao'>;

/**
 * The way in which an issue can be ended; `null` when it cannot. Its request is being issued or changed, or was ended by its client: then what was
 * issued is still to be cancelled.
 *
 * A quote whose cancellation was asked for is cancelled, and an air quote that is being changed is changed; the other kinds of service are changed
 * by saving them, which the conclusion confirms. A quote that waits for its issue is called off while it has no date of issue, and is cancelled once
 * it has one; while it is not known whether its provider issued it, it is ended in no way.
 * @see
 */
export function issueEnding(request: StatusSolicitacao, kind: TipoServico, quote: EndedQuote): IssueEnding | null {
  const unhandled = request === ENDED_UNHANDLED.request && quote.statusCotacao === ENDED_UNHANDLED.quote;
  if (!unhandled && !PHASE_STATUSES.issuing.some((issuing) => issuing === request)) return null;
  if (quote.emissaoEmVerificacao) return null;
  switch (quote.statusCotacao) {
    case 'EMISSAO_CANCELAMENTO_PENDENTE':
      return 'CANCELAMENTO';
    case 'EMISSAO_ALTERACAO':
      return kind === 'AEREO' ? 'ALTERACAO' : null;
    case 'EMISSAO_PENDENTE':
      return quote.dataEmissao === null ? 'DESISTENCIA' : 'CANCELAMENTO';
    default:
      return null;
  }
}
