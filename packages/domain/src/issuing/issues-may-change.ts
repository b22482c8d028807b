import type { Quote } from '../entities/index.ts';
import type { StatusSolicitacao } from '../enums/index.ts';
import type { Violation } from '../messages/index.ts';
import { quoteButton } from '../quotes/quote-button.ts';

/** The statuses in which the agency works on issues, or corrects them later. In every other one the client decides, or nobody does any more. */
const CHANGEABLE: readonly StatusSolicitacao[] = ['EMISSAO', 'EMISSAO_ALTERACAO', 'FECHAMENTO', 'CONFERENCIA', 'APROVACAO_FECHAMENTO'];

/** Whether the chosen quotes of a request may be confirmed and corrected, as far as their own statuses allow it. @see */
export function issuesMayChange(status: StatusSolicitacao): boolean {
  return CHANGEABLE.includes(status);
}

/** A quote of the issuing stage, with what decides whether it may be edited. */
export interface EditedIssue {
  /** The request's status. */
  readonly status: StatusSolicitacao;
  readonly quote: Pick<Quote, 'id' | 'statusCotacao' | 'dataEmissao' | 'emissaoEmVerificacao'>;
  /** The id of the quote that the service has chosen. */
  readonly idCotacaoEscolhida: string | null;
}

/**
 * Why a quote may not be edited in the issuing stage: the request is in none of its statuses, another quote of the service is the chosen one, or
 * the quote has been issued, changed or cancelled, or it is not known whether its provider issued it. Empty when it may.
 * @see
 */
export function issueEditViolations({ status, quote, idCotacaoEscolhida }: EditedIssue): readonly Violation[] {
  if (!issuesMayChange(status)) return [{ key: 'solicitacao_nao_esta_em_emissao', field: '' }];
  if (quote.id !== idCotacaoEscolhida) return [{ key: 'cotacao_nao_e_a_escolhida', field: '' }];
  if (quote.emissaoEmVerificacao) return [{ key: 'emissao_em_verificacao', field: '' }];
  return quoteButton(quote) === 'consultar' ? [{ key: 'emissao_nao_pode_ser_alterada', field: '' }] : [];
}

/** Whether a quote may be edited in the issuing stage. @see */
export function issueMayBeEdited(issue: EditedIssue): boolean {
  return issueEditViolations(issue).length === 0;
}
